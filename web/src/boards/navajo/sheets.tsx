/** Cards, Developments, Instructions and Intruders as sheets to be read; what is drawn, as a picture. */
import type { ComponentChildren } from "preact";
import { CardSheet, type Figure } from "../card";
import type { Props } from "./describe";
import { INTRUDER_SIGNS, Sign } from "./glyphs";
import { Cube } from "./panels/cubes";
import { COLOURS, type Colour } from "./names";

const KINDS = ["card", "development", "intruder", "instruction", "set"];

/** How a component looks that belongs to a period, to the Diné, or to neither. */
function suit(fields: Record<string, unknown>): string {
  if (fields["kind"] === "ceremony" || fields["level"]) return "of-dine";
  return typeof fields["period"] === "string" ? `of-${fields["period"]}` : "of-enemy";
}

/** What the enemy gets in both cases, and the price to act first. */
function figuresOf(props: Props, { kind, e0, e1, preempt, vp, die, cost, level }: Record<string, unknown>): Figure[] {
  const { words } = props;
  const found: Figure[] = [];
  const add = (n: unknown, said: string) => typeof n === "number" && found.push({ n, words: said });
  if (kind === "operations") {
    add(e0, words("board-figure-enemy"));
    add(e1, words("board-figure-preempted"));
    add(preempt, words("board-figure-price"));
  }
  if (kind === "ceremony") add(die, words("board-figure-die"));
  add(vp, words("board-figure-check"));
  if (level) add(cost, words("board-figure-cost"));
  return found;
}

export function sheet(props: Props, id: string): ComponentChildren {
  const about = KINDS.includes(id.split(":")[0]!) ? props.about?.(id) : undefined;
  if (!about?.text) return null;
  const fields = about.fields ?? {};
  const [first = "", ...rest] = about.text.split("\n");
  const card = id.startsWith("card:");
  const [kind = ""] = card ? first.split(/[.,]/) : [""];
  const more = card && fields["kind"] === "ceremony" ? [first.slice(kind.length + 2)] : [];
  return (
    <CardSheet
      title={props.names(id)}
      kind={[kind, typeof fields["period"] === "string" ? props.words.named("period", fields["period"]) : ""].filter(Boolean).join(" · ")}
      figures={figuresOf(props, fields)}
      lines={card ? [...more, ...rest] : [first, ...rest]}
      doubt={about.reconstructed ? props.words("board-doubt") : undefined}
      suit={suit(fields)}
    />
  );
}

/** What came out of the bag, the cup or the pool. */
export function chance(props: Props, kind: string, value: string): ComponentChildren {
  if (kind === "cube") return COLOURS.includes(value as Colour) ? <Cube props={props} colour={value as Colour} /> : null;
  if (kind === "intruder")
    return (
      <svg viewBox="-16 -16 32 32" class="drawn-sign">
        <circle r={15} />
        <Sign name={INTRUDER_SIGNS[value] ?? "stranger"} x={0} y={0} size={20} />
      </svg>
    );
  if (kind === "set-out") return <b class="written">{props.names(`set:${value}`)}</b>;
  if (kind.startsWith("counter")) return <b class="written">{props.names(`instruction:${value}`)}</b>;
  return null;
}
