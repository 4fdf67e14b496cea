/** The names of Plains Indian Wars, each kind in its order, and how to read what a view says. */
import type { BoardData } from "./board";
import type { Cubes, Held, Ready, View } from "./view";

export type Colour = keyof Ready;
/** What stands in regions: six colours of cubes; black ones are the railroad. */
export type Cube = keyof Cubes;
export type Deck = keyof Held;

export const CUBES: readonly Cube[] = ["green", "orange", "blue", "brown", "purple", "white"];
export const COLOURS: readonly Colour[] = [...CUBES, "black"];
export const DECKS: readonly Deck[] = ["green", "orange", "blue", "brown"];

/** The points of all lines of the schedule together. */
export const total = (lines: Record<string, number> | undefined): number => Object.values(lines ?? {}).reduce((a, b) => a + b, 0);

/** The cubes of a place that has any, in the order of the colours. */
export function standing(cubes: Cubes): [Cube, number][] {
  return CUBES.filter((colour) => cubes[colour] > 0).map((colour) => [colour, cubes[colour]]);
}

export function cubesAt(view: View, place: string): Cubes {
  return (view.regions[place] ?? view.areas[place] ?? view.boxes[place])!;
}

/** The same cubes without the wagons. */
export function people(cubes: Cubes): [Cube, number][] {
  return standing(cubes).filter(([colour]) => colour !== "white");
}

/** Cards still to be drawn. A hidden hand is counted with its deck. */
export function toDraw(view: View, deck: Deck): number {
  return view.decks[deck].length - (view.hands[deck] ? 0 : view.held[deck]);
}

/**
 * How a region is held: `home` by the people whose land it is at the start, `taken` by others, `open` by nobody.
 * Whose the colours are depends on who sits at the table.
 */
export function holding(board: BoardData, view: View, name: string): "home" | "taken" | "open" {
  const owner = view.control[name];
  if (!owner) return "open";
  const table = Object.values(board.tables).find((one) => Object.keys(one).sort().join() === [...view.seats].sort().join());
  const start = board.regions[name]!.start;
  const tribes: readonly Colour[] = ["green", "orange"];
  return tribes.includes(start) && (table?.[owner] ?? [owner]).includes(start) ? "home" : "taken";
}

/** Cubes of both sides stand together: a fight is due. */
export function contested(here: Cubes): boolean {
  return here.green + here.orange > 0 && here.blue + here.brown + here.purple > 0;
}

/** Land of the tribes that nobody holds any more. */
export function lost(board: BoardData, view: View, name: string): boolean {
  return board.regions[name] !== undefined && board.regions[name].start !== "purple" && holding(board, view, name) === "open";
}
