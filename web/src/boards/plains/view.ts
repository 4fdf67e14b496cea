/** Plains Indian Wars as the server tells it: the view of a seat, and what never changes. */
import type { Point } from "../geometry";

export const COLOURS = ["green", "orange", "blue", "brown", "purple", "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
/** What stands in regions: six colours of cubes; black ones are the railroad. */
export const CUBES = COLOURS.slice(0, 6);
export const FIGHTERS = COLOURS.slice(0, 5);
export type Deck = "green" | "orange" | "blue" | "brown";
export const DECKS: readonly Deck[] = ["green", "orange", "blue", "brown"];
export type Cubes = Record<Colour, number>;
type Said = Record<"en" | "it", string>;
type Lines = Record<string, number>;

export interface View {
  scenario: string;
  options: string[];
  seats: Deck[];
  seat?: string;
  regions: Record<string, Cubes>;
  areas: Record<string, Cubes>;
  boxes: Record<string, Cubes>;
  ready: Cubes;
  casualties: Partial<Cubes>;
  removed: Partial<Cubes>;
  /** null: another seat's. */
  hands: Record<Deck, string[] | null>;
  held: Record<Deck, number>;
  decks: Record<Deck, string[]>;
  discards: Record<Deck, string[]>;
  enduring: Partial<Record<Deck, { card: string; at: string | null }>>;
  rail: { up: number; cp: number; mountain: number; gap: number };
  discs: { drawn: Colour[]; bag: Colour[] };
  round: number;
  wagons: { escaped: { north: number; south: number }; destroyed: number; safe: string[] };
  custer: string[];
  points: { cavalry: number; custer: number; sides: Record<"indians" | "us", Lines>; seats: Partial<Record<Deck, Lines>> };
  ending: "cards" | "railroad" | null;
  active: Colour | null;
  banner: string[];
  control: Record<string, Deck | null>;
  outcome?: { result: string } | null;
}

export interface Place {
  at: Point;
  outline: Point[];
  name: Said;
}

export interface Region extends Place {
  kind: "npt" | "spt" | "purple-north" | "purple-south";
  next: string[];
  /** Whose home it is at the start. */
  start: Colour | null;
}

export interface RailSpace {
  ids: string[];
  line: "plains" | "mountain";
  at: Point;
}

export interface BoardData {
  size: Point;
  regions: Record<string, Region>;
  areas: Record<string, Place>;
  boxes: Record<string, Place>;
  arrows: { area: string; region: string; colours: Colour[] }[];
  rails: RailSpace[];
  trails: { id: string; name: string; route: "north" | "south"; stops: string[] }[];
  factions: Record<Colour, { name: Said; colour: Said; cubes: number }>;
  /** Who plays what: for each way to sit down, the colours of each seat. */
  tables: Record<string, Partial<Record<Deck, Colour[]>>>;
  limit: number;
}

export const total = (lines: Lines | undefined): number => Object.values(lines ?? {}).reduce((a, b) => a + b, 0);

/** The cubes of a place that has any, in the order of the colours. */
export function standing(cubes: Cubes): [Colour, number][] {
  return CUBES.filter((colour) => cubes[colour] > 0).map((colour) => [colour, cubes[colour]]);
}

export function cubesAt(view: View, place: string): Cubes {
  return (view.regions[place] ?? view.areas[place] ?? view.boxes[place])!;
}

/** The same cubes without the wagons. */
export function people(cubes: Cubes): [Colour, number][] {
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
  return start && tribes.includes(start) && (table?.[owner] ?? [owner]).includes(start) ? "home" : "taken";
}
