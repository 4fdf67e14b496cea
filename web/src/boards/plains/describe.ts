/** What stands where, in words: the accessible names of the things on the board. */
import type { BoardProps } from "../contract";
import type { BoardData } from "./board";
import { DECKS, standing, type Colour, type Deck } from "./names";
import type { Cubes, View } from "./view";
import { WORDS, type Words } from "./words";

export type Props = BoardProps<View, BoardData>;

export function wordsOf(props: Props): Words {
  return WORDS[props.lang];
}

export function faction(props: Props, colour: Colour): string {
  return props.board.factions[colour].name[props.lang]!;
}

/** A seat is named by its colour. */
export function seatName(props: Props, seat: Deck): string {
  return props.names(`seat:${seat}`);
}

function cubes(props: Props, here: Cubes): string {
  const words = wordsOf(props);
  return standing(here).map(([colour, n]) => words.count(n, colour)).join(", ") || words.nobody;
}

/** Black Hills: 2 green, 1 blue; controlled by green. */
export function regionWords(props: Props, name: string): string {
  const words = wordsOf(props);
  const { view } = props;
  const owner = view.control[name];
  const parts = [cubes(props, view.regions[name]!), owner ? words.held(seatName(props, owner)) : words.unheld];
  if (view.banner.includes(name)) parts.push(words.banner);
  if (view.wagons.safe.includes(name)) parts.push(words.safe);
  if (view.custer.includes(name)) parts.push(words.custer);
  for (const { card } of lasting(view, name)) parts.push(`${words.enduring}: ${props.names(`card:${card}`)}`);
  return `${props.names(`region:${name}`)}: ${parts.join("; ")}`;
}

export function placeWords(props: Props, id: string, here: Cubes): string {
  return `${props.names(id)}: ${cubes(props, here)}`;
}

/** Lasting cards that are about a region. */
export function lasting(view: View, name: string): { deck: Deck; card: string }[] {
  return DECKS.flatMap((deck) => {
    const found = view.enduring[deck];
    return found?.at === name ? [{ deck, card: found.card }] : [];
  });
}
