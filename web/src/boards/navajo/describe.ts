/** What lies where, in words: the accessible names of the things on the board. */
import type { BoardProps } from "../contract";
import type { BoardData } from "./board";
import { KINDS, PEOPLE, familiesAt, territoryOf, tribalAt, type Letter, type Territory } from "./names";
import type { Counter, View } from "./view";
import type { BoardWords } from "./words";

export type Props = BoardProps<View, BoardData, BoardWords>;

/** Man, woman, horse. */
function members({ view, words }: Props, letter: Letter): string {
  const family = view.families[letter];
  const found = ([...PEOPLE, "horse"] as const).filter((kind) => family[kind]);
  return found.map((kind) => words(`noun-${kind}`, { n: 1 })).join(", ") || words("board-nobody");
}

/** Family A, Ferocity 2: man, woman, horse, Manuelito; its turn now, 3 MP left. */
export function familyWords(props: Props, letter: Letter): string {
  const { view, words } = props;
  const who = [members(props, letter)];
  if (view.manuelito === letter) who.push(words("web-thing-manuelito"));
  const parts = [words("board-family", { letter, ferocity: view.families[letter].ferocity, who: who.join(", ") })];
  const seat = view.two_players?.followers[letter];
  if (seat) parts.push(words("board-follows", { seat: words(`seat-${seat}`) }));
  if (view.now?.family === letter) {
    const n = view.now.mp;
    parts.push(n === null ? words("board-acting") : words("board-acting-left", { n }));
  }
  return parts.join("; ");
}

/** The name of an Intruder's kind, "unknown" for one that nobody has looked at. */
export function intruderWords(props: Props, kinds: readonly string[]): string {
  const { words } = props;
  const top = kinds.at(-1) ?? "?";
  const known = top === "?" ? words("board-intruder") : props.names(`intruder:${top}`);
  return kinds.length === 1 && top === "?" ? known : words("board-intruders", { n: kinds.length, known });
}

/** Shiprock 3: Family A, 2 people; Mission; corn. */
export function areaWords(props: Props, area: string): string {
  const { view, board, words } = props;
  const here = view.areas[area] ?? {};
  const parts = familiesAt(view, area).map((letter) => familyWords(props, letter));
  if (here.mission) parts.push(words("target-mission"));
  if (here.rancho) parts.push(words("target-rancho"));
  if (here.fort) parts.push(words(`fort-${here.fort}`));
  if (here.raiders) parts.push(words("board-raiders", { n: here.raiders }));
  if (tribalAt(view, area)) parts.push(words("board-tribal", { n: 1 }));
  if (here.harass) parts.push(words("board-harass-counter"));
  if (here.corn) parts.push(words("board-corn"));
  if (here.intruders?.length) parts.push(intruderWords(props, here.intruders));
  const { value, horse } = board.areas[area]!;
  const name = props.names(`area:${area}`);
  const head = value === horse ? name : `${name} (${words("board-value", { plain: value, horse })})`;
  return `${head}: ${parts.join("; ") || words("board-empty")}`;
}

/** Shiprock, die 1, 4 VP, 1 drought; Caught: Family B … */
export function territoryWords(props: Props, territory: Territory): string {
  const { view, words } = props;
  const facts = props.board.territories[territory];
  const parts = [props.names(`territory:${territory}`)];
  const { drought, tribal } = view.territories[territory];
  if (facts.die) parts.push(words("board-die", { n: facts.die }));
  parts.push(words("board-vp", { n: facts.vp }));
  if (facts.droughts) parts.push(words("board-droughts", { n: drought }));
  if (tribal) parts.push(words("board-tribal", { n: tribal }));
  const boxes = (["caught", "escape"] as const).flatMap((box) => {
    const inside = familiesAt(view, `${territory}:${box}`);
    return inside.length ? [boxWords(props, territory, box)] : [];
  });
  return [parts.join(", "), ...boxes].join("; ");
}

export function boxWords(props: Props, territory: Territory, box: "caught" | "escape"): string {
  const { words } = props;
  const inside = familiesAt(props.view, `${territory}:${box}`).map((letter) => familyWords(props, letter));
  return `${placeWords(props, `${territory}:${box}`)}: ${inside.join("; ") || words("board-empty")}`;
}

const COUNTED = [...KINDS, "goods", "firearms", "harass"] as const;
type Counted = (typeof COUNTED)[number];

/** 2 horses. */
export function counted({ words }: Props, kind: Counted, n: number): string {
  const what = () => {
    switch (kind) {
      case "goods":
        return words("web-resource-trade_goods");
      case "firearms":
        return words("web-resource-firearms");
      case "harass":
        return words("board-harass");
      default:
        return words(`noun-${kind}`, { n });
    }
  };
  return words("board-count", { n, what: what() });
}

/** Counts as words: 2 horses, 1 sheep. */
export function countWords(props: Props, counts: Partial<Record<Counted, number>>): string {
  const found = COUNTED.flatMap((kind) => (counts[kind] ? [counted(props, kind, counts[kind])] : []));
  return found.join(", ") || props.words("board-none");
}

/** "7", "1-3", "all", or "F4": the total Ferocity, at least so much. */
export function costWords({ words }: Props, cost: string, now: number | null): string {
  if (cost === "all") return words("board-cost-all");
  if (!cost.startsWith("F")) return words("board-cost", { ap: cost });
  const ap = cost.slice(1);
  return now === null ? words("board-cost-ferocity", { ap }) : words("board-cost-ferocity-now", { ap, now });
}

/** B Raid!, 9 AP, striped; other side Subjugate, 2 AP. */
export function counterWords(props: Props, counter: Counter): string {
  const { words } = props;
  const face = (one: { instruction: string; cost: string; stripe: boolean }, now: number | null) =>
    [
      words.named("instruction", one.instruction),
      costWords(props, one.cost, now),
      ...(one.stripe ? [words("board-stripe")] : []),
    ].join(", ");
  const marks = counter.star ? `, ${words("board-star")}` : "";
  const back = `${words("board-other-side")}: ${face(counter.other, null)}`;
  return `${counter.id} ${face(counter, counter.now)}${marks}; ${back}`;
}

/** A place in words, for the boxes beside the map. */
export function placeWords(props: Props, place: string): string {
  if (!place.includes(":")) return props.names(`area:${place}`);
  const box = place.endsWith(":caught") ? "caught" : "escape";
  return `${props.words(`board-holding-${box}`)}, ${props.names(`territory:${territoryOf(place)}`)}`;
}
