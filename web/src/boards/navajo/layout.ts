/** Where everything lies on the map. There are three compositions of the same land, for windows of any shape. */
import { smooth, type Point } from "../geometry";
import { square } from "./layout-square";
import { tall } from "./layout-tall";
import { wide } from "./layout-wide";
import type { Territory } from "./names";

/** A piece of landscape: what it is, where its foot stands, how large it is drawn. */
export type Feature = readonly [kind: FeatureKind, x: number, y: number, size: number];
export type FeatureKind =
  "butte" | "spires" | "rock" | "mesa" | "hills" | "mountain" | "pines" | "shrubs" | "trees" | "cornfield";

export interface Layout {
  name: "wide" | "square" | "tall";
  width: number;
  height: number;
  /** Middles of the Areas and of Santa Fé. */
  places: Readonly<Record<string, Point>>;
  /**
   * Borders from corner to corner: a to f lie around the Canyon, A to F on the rim of the land. From the north
   * clockwise, a spoke `aA` parts Monument Valley and San Juan Valley, `bB` San Juan Valley and Shiprock, and so on.
   */
  borders: Readonly<Record<string, readonly Point[]>>;
  /** The middle of a Territory's name, and of its two boxes. */
  lands: Readonly<Record<Territory, { head: Point; caught: Point; escape: Point }>>;
  /** Where a way between two Areas passes, when straight would not do: "shiprock.2 shiprock.3". */
  via: Readonly<Record<string, readonly Point[]>>;
  rivers: readonly (readonly Point[])[];
  canyon: readonly (readonly Point[])[];
  features: readonly Feature[];
}

export const PLATE = { width: 112, height: 80, radius: 16 };
export const TOWN = { width: 112, height: 104, radius: 22 };
export const BOX = { width: 64, height: 64, radius: 11 };

/** The borders around each Territory in order, a minus sign for one that runs the other way. */
export const OUTLINES: Readonly<Record<Territory, readonly string[]>> = {
  "san-juan": ["ab", "bB", "-AB", "-aA"],
  shiprock: ["bc", "cC", "-BC", "-bB"],
  zuni: ["cd", "dD", "-CD", "-cC"],
  hopi: ["de", "eE", "-DE", "-dD"],
  "black-mesa": ["ef", "fF", "-EF", "-eE"],
  monument: ["fa", "aA", "-FA", "-fF"],
  canyon: ["ab", "bc", "cd", "de", "ef", "fa"],
};

/** The outline of a Territory: its borders joined, so that neighbours share every line. */
export function outline(layout: Layout, territory: Territory): string {
  return `${joined(layout, OUTLINES[territory])}Z`;
}

/** The rim of the whole land. */
export function rim(layout: Layout): string {
  return `${joined(layout, ["AB", "BC", "CD", "DE", "EF", "FA"])}Z`;
}

function joined(layout: Layout, names: readonly string[]): string {
  return names
    .map((name, i) => {
      const points = layout.borders[name.replace("-", "")]!;
      const path = smooth(name.startsWith("-") ? points.toReversed() : points);
      return i ? path.slice(path.indexOf("C")) : path;
    })
    .join("");
}

const ENOUGH = 0.75; // an Area is then 84 CSS pixels wide: larger is no better
const CHARM: readonly (readonly [Layout, number])[] = [
  [wide, 1.2],
  [square, 1.12],
  [tall, 0.95],
];

/** The composition for a space of so many CSS pixels: Areas large enough to read, then the one nearer to the land. */
export function layoutFor(width: number, height: number): Layout {
  const worth = ([layout, charm]: (typeof CHARM)[number]) =>
    charm * Math.min(ENOUGH, width / layout.width, height / layout.height);
  return CHARM.reduce((best, one) => (worth(one) > worth(best) ? one : best))[0];
}
