/** Where everything lies on a sheet: soft outlines, names with their cubes, trails, the railroad, arrows. */
import type { Point } from "../geometry";
import { apart, bordersOf, crossing, type Land } from "./borders";
import { sheetFor, type Sheet } from "./sheet";
import { bounds, clearance, depth, gap, tries, type Box } from "./space";
import { trailsOf, type Trails } from "./trails";
import type { BoardData } from "./board";
import type { Colour } from "./names";

/** A name with the cubes below it (or beside it, in a flat land). */
export interface Spot {
  lines: readonly string[];
  /** The size of the letters: smaller where the land is too small. */
  type: number;
  /** The middle of the name, and of the row of cubes; how much room the row has, and whether a second one fits. */
  name: Point;
  cubes: Point;
  space: number;
  second: boolean;
  /** Where the row begins; null: it lies around its middle. */
  begin: number | null;
  /** All it takes. */
  box: Box;
}

export interface Arrow {
  colour: Colour;
  at: Point;
  turn: Point;
}

export interface Layout {
  sheet: Sheet;
  lands: Readonly<Record<string, Land>>;
  spots: Readonly<Record<string, Spot>>;
  trails: Trails;
  rails: readonly { at: Point; from: Point; to: Point }[];
  arrows: readonly Arrow[];
  /** What hills and grass keep clear of. */
  taken: readonly Box[];
}

export const ARROW = { length: 44, width: 25 };
const OUT = 9; // arrows lie a little outside, where there is more room
const TRACK = 30; // the breadth of the line
const HALT = 8; // to cover the place of wagons is as bad as to cover so many dots of a trail
const ENOUGH = 10; // more clearance than this is no better
const LETTER = 0.53; // the mean width of a letter, in heights
export const LEADING = 1.02;

const kept = new Map<string, Layout>();

type Names = Readonly<Record<string, string>>;

/** The layout for a frame of so many CSS pixels, with what each place is called; worked out once. */
export function layoutFor(board: BoardData, names: Names, width: number, height: number): Layout {
  const sheet = sheetFor(width, height, board.size);
  const name = `${sheet.name} ${JSON.stringify([names, board.regions])}`;
  if (!kept.has(name)) kept.set(name, layout(board, names, sheet));
  return kept.get(name)!;
}

function layout(board: BoardData, called: Names, sheet: Sheet): Layout {
  const places = { ...board.regions, ...board.areas, ...board.boxes };
  const outlines = Object.fromEntries(Object.entries(places).map(([name, { outline }]) => [name, outline.map(sheet.to)]));
  const line = board.rails.map(({ at }) => sheet.to(at));
  const beside = (p: Point) => line.some((at, i) => !!line[i + 1] && off(p, at, line[i + 1]!) < 12);
  const boxes = new Set(Object.values(board.boxes).flatMap(({ outline }) => outline.map((p) => String(sheet.to(p)))));
  const still = (a: Point, b: Point) => (beside(a) && beside(b)) || (boxes.has(String(a)) && boxes.has(String(b)));
  const { lands, borders } = bordersOf(outlines, 11, still);

  const middles = Object.fromEntries(Object.entries(places).map(([name, { at }]) => [name, sheet.to(at)]));
  const rails = trackOf(line);
  const track: Box[] = rails.map(({ from, to }) => between(from, to, TRACK));
  const arrows = board.arrows.flatMap(({ area, region, colours }) => {
    const found = crossing(borders, area, region, middles[region]!);
    return found ? spread(found, colours) : [];
  });
  const pointers: Box[] = arrows.map(({ at: [x, y], turn: [u, v] }) => {
    const reach = (a: number, b: number) => Math.abs(a) * ARROW.length + Math.abs(b) * ARROW.width;
    return { x, y, width: reach(u, v), height: reach(v, u) };
  });

  const spots: Record<string, Spot> = {};
  // Trails first; names keep clear of them, those of small lands first; then wagons stand where the names left room.
  const { halts, along } = trailsOf(board, borders, lands, middles, sheet);
  const large = ([, { outline }]: [string, { outline: readonly Point[] }]) => bounds(outline).width * bounds(outline).height;
  for (const [name] of Object.entries(places).sort((a, b) => large(a) - large(b))) {
    const others = Object.values(spots).map(({ box }) => box);
    const solid = [...track, ...pointers, ...others];
    const soft = [...along, ...(halts[name] ? Array<Box>(HALT).fill(halts[name]) : [])];
    const most = name in board.areas || bounds(lands[name]!.outline).width < 2.3 * sheet.cube.width ? 1 : 2;
    spots[name] = spotOf(lands[name]!, middles[name]!, called[name]!, sheet, solid, soft, most);
  }
  const trails = trailsOf(board, borders, lands, middles, sheet, spots, track);
  const names = Object.values(spots).map(({ box }) => box);
  const taken = [...track, ...pointers, ...names, ...Object.values(trails.halts), ...trails.along];
  return { sheet, lands, spots, trails, rails, arrows, taken };
}

/** How far a point is from a straight piece. */
function off(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return apart(p, [a[0] + part * dx, a[1] + part * dy]);
}

function between(a: Point, b: Point, breadth: number): Box {
  return {
    x: (a[0] + b[0]) / 2,
    y: (a[1] + b[1]) / 2,
    width: Math.abs(a[0] - b[0]) + 2,
    height: Math.abs(a[1] - b[1]) + breadth,
  };
}

/** Each space of the line reaches half way to its neighbours. */
function trackOf(line: readonly Point[]): { at: Point; from: Point; to: Point }[] {
  return line.map((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    const half = (other: Point): Point => [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    const mirror = (other: Point): Point => [(3 * at[0] - other[0]) / 2, (3 * at[1] - other[1]) / 2];
    return {
      at,
      from: before ? half(before) : after ? mirror(after) : [at[0] + 20, at[1]],
      to: after ? half(after) : before ? mirror(before) : [at[0] - 20, at[1]],
    };
  });
}

/** Arrows of several colours stand beside each other along the border. */
function spread({ at, turn }: { at: Point; turn: Point }, colours: readonly Colour[]): Arrow[] {
  return colours.map((colour, i) => {
    const aside = (i - (colours.length - 1) / 2) * (ARROW.width + 3);
    return { colour, at: [at[0] - turn[1] * aside - turn[0] * OUT, at[1] + turn[0] * aside - turn[1] * OUT] as const, turn };
  });
}

/** A name in one line, or in two of about the same length. */
export function linesOf(name: string, count: number): string[] {
  const words = name.split(" ");
  if (count < 2 || words.length < 2) return [name];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const broad = (way: string[]) => Math.max(...way.map((line) => line.length));
  return ways.reduce((best, way) => (broad(way) < broad(best) ? way : best));
}

/**
 * The best place for a name and a row of `most` cubes in a land: clear of all lines, near the middle. The cubes lie below
 * the name or beside it; `soft` is what is better not covered.
 */
function spotOf(land: Land, middle: Point, name: string, sheet: Sheet, solid: readonly Box[], soft: readonly Box[], most: number): Spot {
  const { cube } = sheet;
  const whole = bounds(land.outline);
  const [near, faint] = [solid, soft].map((boxes) => boxes.filter((box) => gap(whole, box) < 0)) as [Box[], Box[]];
  const row = most * (cube.width + 3);
  const grid = tries(land.outline, whole.width * whole.height > 60_000 ? 12 : 8);
  const middles = grid.sort((a, b) => apart(a, middle) - apart(b, middle));
  let best: { worth: number; spot: Spot } | null = null;
  for (const { beside, lines, size } of ways(name)) {
    const type = sheet.type * size;
    const broad = Math.max(...lines.map((line) => line.length)) * type * LETTER;
    const high = lines.length * type * LEADING;
    const width = beside ? broad + row + 10 : Math.max(broad, row);
    const height = beside ? Math.max(high, cube.height) : high + cube.height + 7;
    for (const [x, y] of middles) {
      const box = { x, y, width, height };
      const cost = apart([x, y], middle) / 28 + (1 - size) * 40 + (beside ? 3 : 0) + (lines.length - 1) * 2;
      if (best && ENOUGH - cost <= best.worth) break;
      const crossed = faint.filter((other) => gap(box, other) < 0).length;
      const clear = clearance(box, land.outline, near);
      const worth = (clear < 0 ? 3 * clear : Math.min(ENOUGH, clear)) - cost - crossed;
      if (best && worth <= best.worth) continue;
      const cubes: Point = beside ? [x + (width - row) / 2, y] : [x, y + (height - cube.height) / 2];
      const at: Point = beside ? [x - (width - broad) / 2, y] : [x, y - (height - high) / 2];
      best = { worth, spot: { lines, type, name: at, cubes, space: row, second: false, begin: beside ? cubes[0] - row / 2 : null, box } };
    }
  }
  const box = { x: middle[0], y: middle[1], width: row, height: cube.height };
  const spot = best?.spot ?? { lines: [name], type: sheet.type, name: middle, cubes: middle, space: row, second: false, begin: null, box };
  return { ...spot, ...widened(spot, land, near, cube) };
}

/** The ways to set a name. */
function ways(name: string): { beside: boolean; lines: string[]; size: number }[] {
  const forms = [1, 2].map((count) => linesOf(name, count)).filter((lines, i) => lines.length === i + 1);
  return [1, 0.9, 0.8, 0.7].flatMap((size) => forms.flatMap((lines) => [false, true].map((beside) => ({ beside, lines, size }))));
}

/** How broad the row of cubes may grow, and whether a second row fits below. */
function widened(spot: Spot, land: Land, near: readonly Box[], cube: Sheet["cube"]): { space: number; second: boolean } {
  const [x, y] = spot.cubes;
  const clear = (width: number) => clearance({ x, y, width, height: cube.height }, land.outline, near);
  const least = Math.min(2, clear(spot.space)) - 2;
  let space = spot.space;
  while (space < 6 * cube.width && clear(space + 8) > least) space += 8;
  const below = { x, y: y + cube.height * 0.9, width: cube.width * 1.6, height: cube.height };
  return { space, second: clearance(below, land.outline, near) > -4 && depth([x, below.y], land.outline) > 0 };
}
