/** What stands where, in words: the accessible names of the things on the board. */
import type { BoardProps } from "../contract";
import type { BoardData } from "./board";
import { contested, DECKS, standing, type Colour, type Deck } from "./names";
import type { Cubes, View } from "./view";
import type { BoardWords } from "./words";

export type Props = BoardProps<View, BoardData, BoardWords>;

export function faction({ words }: Props, colour: Colour): string {
  return words(`faction-${colour}`);
}

/** `region`, `area` or `box`: how the things of the page name a place of the map. */
export function kindOf(board: BoardData, place: string): string {
  return place in board.regions ? "region" : place in board.areas ? "area" : "box";
}

/** What stands on the map at each place. */
export function placeNames({ board, names }: Props): Record<string, string> {
  const places = Object.keys({ ...board.regions, ...board.areas, ...board.boxes });
  return Object.fromEntries(places.map((place) => [place, names(`${kindOf(board, place)}:${place}`)]));
}

/** Some cubes of a colour: 2 green, 1 wagon. */
export function countWords({ words }: Props, colour: Colour, n: number): string {
  return words(`board-count-${colour}`, { n });
}

/** A seat is named by its colour. */
export function seatName(props: Props, seat: Deck): string {
  return props.names(`seat:${seat}`);
}

function cubes(props: Props, here: Cubes): string {
  return standing(here).map(([colour, n]) => countWords(props, colour, n)).join(", ") || props.words("nobody-there");
}

/** Black Hills: 2 green, 1 blue; controlled by green. */
export function regionWords(props: Props, name: string): string {
  const { view, words } = props;
  const owner = view.control[name];
  const parts = [cubes(props, view.regions[name]!), owner ? words("board-held", { who: seatName(props, owner) }) : words("board-unheld")];
  if (contested(view.regions[name]!)) parts.push(words("board-contested"));
  if (view.banner.includes(name)) parts.push(words("board-banner"));
  if (view.wagons.safe.includes(name)) parts.push(words("board-safe"));
  if (view.custer.includes(name)) parts.push(words("board-custer"));
  for (const { card } of lasting(view, name)) parts.push(`${words("board-enduring")}: ${props.names(`card:${card}`)}`);
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
