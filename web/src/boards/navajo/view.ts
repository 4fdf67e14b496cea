/** Navajo Wars as the server tells it: the view of a seat, and what never changes. */

export const TERRITORIES = ["shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa", "canyon"] as const;
export type Territory = (typeof TERRITORIES)[number];
export const FAMILIES = ["A", "B", "C", "D", "E", "F"] as const;
export type Letter = (typeof FAMILIES)[number];
export const COLOURS = ["black", "blue", "brown", "green", "red", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const PEOPLE = ["man", "woman", "child"] as const;
export const KINDS = [...PEOPLE, "elder", "horse", "sheep"] as const;
export type Kind = (typeof KINDS)[number];
export const CUBE_BOXES = ["pool", "raided", "recovery", "subjugation", "removed"] as const;
export type CubeBox = (typeof CUBE_BOXES)[number];
export const TRACKS = ["culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap"] as const;
export type Track = (typeof TRACKS)[number];
export const COLUMNS = ["active", "standby", "inactive"] as const;
export type Column = (typeof COLUMNS)[number];
export const SEATS = ["turquoise", "basket"] as const;
export type Seat = (typeof SEATS)[number];
export type Period = "spanish" | "mexican" | "american";

export interface Family {
  /** `shiprock.3`, `shiprock:caught`, `shiprock:escape`; null when not in play. */
  at: string | null;
  ferocity: number;
  man: number;
  woman: number;
  child: number;
  horse: number;
}

export interface AreaView {
  mission?: boolean;
  rancho?: boolean;
  fort?: "defiance" | "fauntleroy" | null;
  corn?: boolean;
  harass?: boolean;
  raiders?: number;
  /** From below; "?" while nobody has looked. */
  intruders?: string[];
}

interface Face {
  instruction: string;
  /** "7", "1-3", "F4" (at least the total Ferocity) or "all". */
  cost: string;
  stripe: boolean;
}

export interface Counter extends Face {
  id: string;
  face: "front" | "back";
  /** What a cost by Ferocity comes to now. */
  now: number | null;
  star: boolean;
  other: Face;
}

export interface Resources {
  horse: number;
  sheep: number;
  trade_goods: number;
  intruder_trade_goods: number;
  firearms: number;
  intruder_firearms: number;
  corn: number[];
}

export interface OutOfPlay extends Record<Kind, number> {
  trade_goods: number;
  trade_goods_set_aside: number;
  firearms: number;
  intruder_firearms: number;
  harass: number;
  harass_set_aside: number;
}

export interface TwoPlayers {
  headman: Seat;
  elders: Record<Seat, number[]>;
  followers: Partial<Record<Letter, Seat>>;
  points: { leader: Seat | null; n: number };
  /** Card numbers of one's own hand, only how many of the other's. */
  hands: Record<Seat, number[] | number>;
  winner: Seat | null;
}

export interface View {
  scenario: string;
  period: Period;
  tracks: Record<Track, number>;
  families: Record<Letter, Family>;
  /** The Family he is with, "beside" the map, or not in the game. */
  manuelito: Letter | "beside" | null;
  elders: number[];
  resources: Resources;
  passage: Record<Kind, number>;
  out_of_play: OutOfPlay;
  territories: Record<Territory, { drought: number; tribal: number }>;
  areas: Record<string, AreaView>;
  /** Raid counters still there. */
  santa_fe: number;
  intruders_set_aside: Record<string, number>;
  cubes: Record<CubeBox, Record<Colour, number>>;
  display: Record<Column, (Counter | null)[]> & { truce: (Counter & { ap: number }) | null };
  hand: number[];
  developments: string[];
  exhausted: string[];
  sets: string[];
  events_in_play: number[];
  deck_left: number;
  deck: { top: number[]; piles: { cards: number; special: number | null }[] };
  discards: number[];
  removed: number[];
  two_players?: TwoPlayers;
  card: number | null;
  /** Whom and where the running procedure is about. */
  now?: { family: Letter | null; mp: number | null; raid: string | null };
}

/** `/api/board/navajo`: what of it is drawn. */
export interface BoardData {
  territories: Record<Territory, { die: number | null; vp: number; droughts: number }>;
  areas: Record<string, { value: number; horse: number }>;
  /** Every way from Area to Area, those along the tracks too. */
  links: { between: [string, string]; dashed: boolean }[];
  elder_ratings: number[];
  /** By Ferocity. */
  evasion: number[];
  track_max: number;
}

/** The Territory of an Area or box: `shiprock` of `shiprock.3` and of `shiprock:caught`. */
export function territoryOf(place: string): Territory {
  return place.split(/[.:]/)[0] as Territory;
}

/** The number of an Area: 3 of `shiprock.3`. */
export function numberOf(area: string): number {
  return Number(area.split(".")[1]);
}

/** The Areas of a Territory, from the enemy's side. */
export function areasOf(territory: Territory): string[] {
  return Array.from({ length: territory === "canyon" ? 3 : 6 }, (_, n) => `${territory}.${n + 1}`);
}

export const AREAS: readonly string[] = TERRITORIES.flatMap(areasOf);

/** The Families in a place, by letter. */
export function familiesAt(view: View, place: string): Letter[] {
  return FAMILIES.filter((letter) => view.families[letter].at === place);
}

/** Tribal Raid counters lie on the lowest Areas of a Territory, one each. */
export function tribalAt(view: View, area: string): boolean {
  return numberOf(area) <= view.territories[territoryOf(area)].tribal;
}
