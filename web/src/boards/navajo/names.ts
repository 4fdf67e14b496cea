/** The names of Navajo Wars, each kind in its order, and how to find things by them. */
import type { CubeBoxes, Cubes, Display, Families, Hands, People, Territories, Tracks, View } from "./view";

export type Territory = keyof Territories;
export type Letter = keyof Families;
export type Colour = keyof Cubes;
export type Kind = keyof People;
export type CubeBox = keyof CubeBoxes;
export type Track = keyof Tracks;
export type Column = Exclude<keyof Display, "truce">;
export type Seat = keyof Hands;
export type Period = View["period"];

export const TERRITORIES: readonly Territory[] = ["shiprock", "san-juan", "zuni", "monument", "hopi", "black-mesa", "canyon"];
export const FAMILIES: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];
export const COLOURS: readonly Colour[] = ["black", "blue", "brown", "green", "red", "yellow", "white"];
export const PEOPLE = ["man", "woman", "child"] as const satisfies readonly Kind[];
export const KINDS: readonly Kind[] = [...PEOPLE, "elder", "horse", "sheep"];
export const CUBE_BOXES: readonly CubeBox[] = ["pool", "raided", "recovery", "subjugation", "removed"];
export const TRACKS: readonly Track[] = ["culture", "military", "ap", "morale", "enemy_ferocity", "enemy_ap"];
export const COLUMNS: readonly Column[] = ["active", "standby", "inactive"];
export const SEATS: readonly Seat[] = ["turquoise", "basket"];

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
