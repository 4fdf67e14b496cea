/** What lies where, in words: the accessible names of the things on the board. */
import type { BoardProps } from "../contract";
import type { BoardData } from "./board";
import { KINDS, PEOPLE, familiesAt, territoryOf, tribalAt, type Letter, type Territory } from "./names";
import type { Counter, View } from "./view";
import { WORDS, type Words } from "./words";

export type Props = BoardProps<View, BoardData>;

export function wordsOf(props: Props): Words {
  return WORDS[props.lang];
}

/** Man, woman, horse. */
function members(view: View, letter: Letter, words: Words): string {
  const family = view.families[letter];
  const found = ([...PEOPLE, "horse"] as const).filter((kind) => family[kind]).map((kind) => words.kinds[kind]);
  return found.join(", ") || words.nobody;
}

/** Family A, Ferocity 2: man, woman, horse, Manuelito; its turn now, 3 MP left. */
export function familyWords(props: Props, letter: Letter): string {
  const { view } = props;
  const words = wordsOf(props);
  const who = [members(view, letter, words)];
  if (view.manuelito === letter) who.push(words.manuelito);
  const parts = [words.family(letter, view.families[letter].ferocity, who.join(", "))];
  const seat = view.two_players?.followers[letter];
  if (seat) parts.push(words.follows(words.seats[seat]));
  if (view.now?.family === letter) parts.push(words.acting(view.now.mp));
  return parts.join("; ");
}

/** The name of an Intruder's kind, "unknown" for one that nobody has looked at. */
export function intruderWords(props: Props, kinds: readonly string[]): string {
  const words = wordsOf(props);
  const top = kinds.at(-1) ?? "?";
  const known = top === "?" ? words.intruder : props.names(`intruder:${top}`);
  return kinds.length === 1 && top === "?" ? words.intruder : words.intruders(kinds.length, known);
}

/** Shiprock 3: Family A, 2 people; Mission; corn. */
export function areaWords(props: Props, area: string): string {
  const { view, board } = props;
  const words = wordsOf(props);
  const here = view.areas[area] ?? {};
  const parts = familiesAt(view, area).map((letter) => familyWords(props, letter));
  if (here.mission) parts.push(words.mission);
  if (here.rancho) parts.push(words.rancho);
  if (here.fort) parts.push(words.forts[here.fort]);
  if (here.raiders) parts.push(words.raiders(here.raiders));
  if (tribalAt(view, area)) parts.push(words.tribal(1));
  if (here.harass) parts.push(words.harass);
  if (here.corn) parts.push(words.corn);
  if (here.intruders?.length) parts.push(intruderWords(props, here.intruders));
  const { value, horse } = board.areas[area]!;
  const name = props.names(`area:${area}`);
  const head = value === horse ? name : `${name} (${words.value(value, horse)})`;
  return `${head}: ${parts.join("; ") || words.empty}`;
}

/** Shiprock, die 1, 4 VP, 1 drought; Caught: Family B … */
export function territoryWords(props: Props, territory: Territory): string {
  const { view } = props;
  const words = wordsOf(props);
  const facts = props.board.territories[territory];
  const parts = [props.names(`territory:${territory}`)];
  if (facts.die) parts.push(words.die(facts.die));
  parts.push(words.vp(facts.vp));
  if (facts.droughts) parts.push(words.droughts(view.territories[territory].drought));
  if (view.territories[territory].tribal) parts.push(words.tribal(view.territories[territory].tribal));
  const boxes = (["caught", "escape"] as const).flatMap((box) => {
    const inside = familiesAt(view, `${territory}:${box}`);
    return inside.length ? [boxWords(props, territory, box)] : [];
  });
  return [parts.join(", "), ...boxes].join("; ");
}

export function boxWords(props: Props, territory: Territory, box: "caught" | "escape"): string {
  const words = wordsOf(props);
  const inside = familiesAt(props.view, `${territory}:${box}`).map((letter) => familyWords(props, letter));
  return `${words[box]}, ${props.names(`territory:${territory}`)}: ${inside.join("; ") || words.empty}`;
}

/** Counts as words: 2 horses, 1 sheep. */
export function countWords(props: Props, counts: Partial<Record<keyof Words["counted"], number>>): string {
  const words = wordsOf(props);
  const order = [...KINDS, "goods", "firearms", "harass"] as const;
  const found = order.flatMap((kind) => (counts[kind] ? [words.counted[kind](counts[kind])] : []));
  return found.join(", ") || words.none;
}

/** B Raid!, 9 AP, striped; other side Subjugate, 2 AP. */
export function counterWords(props: Props, counter: Counter): string {
  const words = wordsOf(props);
  const face = (one: { instruction: string; cost: string; stripe: boolean }, now: number | null) =>
    [
      words.instructions[one.instruction] ?? one.instruction,
      words.cost(one.cost, now),
      ...(one.stripe ? [words.stripe] : []),
    ].join(", ");
  const marks = counter.star ? `, ${words.star}` : "";
  return `${counter.id} ${face(counter, counter.now)}${marks}; ${words.otherSide}: ${face(counter.other, null)}`;
}

/** A place in words, for the boxes beside the map. */
export function placeWords(props: Props, place: string): string {
  if (!place.includes(":")) return props.names(`area:${place}`);
  const box = place.endsWith(":caught") ? "caught" : "escape";
  return `${wordsOf(props)[box]}, ${props.names(`territory:${territoryOf(place)}`)}`;
}
