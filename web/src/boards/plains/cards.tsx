/** Cards as sheets to be read; discs and the faces of dice as pictures. */
import type { ComponentChildren } from "preact";
import { CardSheet, type Figure } from "../card";
import { faction, type Props } from "./describe";
import { Disc } from "./tokens";
import { COLOURS, type Colour, type Deck } from "./names";

export const FACES = ["hit", "treaty", "blank"] as const;

export function sheet(props: Props, id: string): ComponentChildren {
  const about = id.startsWith("card:") ? props.about?.(id) : undefined;
  if (!about?.text) return null;
  const { deck, kind, place, groups, regions } = (about.fields ?? {}) as Partial<Record<string, string | number>>;
  const [first = "", second = "", ...rest] = about.text.split("\n");
  const moves = kind !== "event" && Number(groups) > 0;
  const { words } = props;
  const figures: Figure[] = moves
    ? [
        { n: Number(place), words: words("board-figure-place", { n: Number(place) }) },
        { n: Number(groups), words: words("board-figure-groups", { n: Number(groups) }) },
        { n: Number(regions), words: words("board-figure-regions", { n: Number(regions) }) },
      ]
    : [];
  return (
    <CardSheet
      title={props.names(id)}
      kind={first.replace(/\.$/, "")}
      figures={figures}
      lines={moves ? rest : [second, ...rest].filter(Boolean)}
      doubt={about.reconstructed ? words("board-reconstructed") : undefined}
      suit={`of-deck ${deck ?? ""}`}
    />
  );
}

/** A disc that leaves the bag, whose lot it is, the face of a die. */
export function chance(props: Props, kind: string, value: string): ComponentChildren {
  const colour = kind.endsWith("-dice") ? kind.slice(0, -5) : value;
  if (!COLOURS.includes(colour as Colour)) return null;
  if (kind.endsWith("-dice")) return <Face colour={colour as Deck} face={value} />;
  if (kind === "disc") return <Disc colour={colour as Colour} letter={props.words(`board-letter-${colour as Colour}`)} state="drawn" />;
  return <b class="written">{faction(props, colour as Colour)}</b>;
}

export const faces = (kind: string): readonly string[] => (kind.endsWith("-dice") ? FACES : []);

/** A side of a die: crossed blades for a hit, a sealed sheet for a Treaty, nothing. */
export function Face({ colour, face }: { colour: Colour; face: string }) {
  return (
    <svg class={`face ${colour}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect x={2} y={2} width={36} height={36} rx={8} />
      {face === "hit" && <path class="blades" d="M11 11 29 29M29 11 11 29M9 25l6 6M31 25l-6 6" />}
      {face === "treaty" && (
        <>
          <path class="paper" d="M12 8h16v24H12z" />
          <path class="writing" d="M15 13h10M15 17.5h10M15 22h6" />
          <circle class="seal" cx={25} cy={27} r={4} />
        </>
      )}
    </svg>
  );
}
