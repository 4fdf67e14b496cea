/** Plains Indian Wars as the server tells it: the view of a seat, and what never changes. */

export const COLOURS = ["green", "orange", "blue", "brown", "purple", "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
/** What stands in regions: six colours of cubes; black ones are the railroad. */
export const CUBES = COLOURS.slice(0, 6);
export const FIGHTERS = COLOURS.slice(0, 5);
export type Deck = "green" | "orange" | "blue" | "brown";
export const DECKS: readonly Deck[] = ["green", "orange", "blue", "brown"];
export type Cubes = Record<Colour, number>;
export type Point = readonly [number, number];
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
}

export interface Place {
  at: Point;
  outline: Point[];
  name: Said;
}

export interface Region extends Place {
  kind: "npt" | "spt" | "purple-north" | "purple-south";
  next: string[];
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
  limit: number;
}

export const total = (lines: Lines | undefined): number => Object.values(lines ?? {}).reduce((a, b) => a + b, 0);

/** The cubes of a place that has any, in the order of the colours. */
export function standing(cubes: Cubes): [Colour, number][] {
  return CUBES.filter((colour) => cubes[colour] > 0).map((colour) => [colour, cubes[colour]]);
}
