/** Where everything lies on a sheet: soft outlines, names with their cubes, trails, the railroad, arrows. */
import type { Lang } from "../contract";
import type { Point } from "../geometry";
import { apart, bordersOf, crossing, type Land } from "./borders";
import { sheetFor, type Sheet } from "./sheet";
import { bounds, clearance, depth, gap, tries, type Box } from "./space";
import { trailsOf, type Trails } from "./trails";
import type { BoardData, Colour } from "./view";

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
const TRACK = 22; // the breadth of the line
const ENOUGH = 10; // more clearance than this is no better
const LETTER = 0.53; // the mean width of a letter, in heights

const kept = new Map<string, Layout>();

/** The layout for a frame of so many CSS pixels, worked out once. */
export function layoutFor(board: BoardData, lang: Lang, width: number, height: number): Layout {
  const sheet = sheetFor(width, height, board.size);
  const name = `${sheet.name} ${lang} ${JSON.stringify(board.regions)}`;
  if (!kept.has(name)) kept.set(name, layout(board, lang, sheet));
  return kept.get(name)!;
}

function layout(board: BoardData, lang: Lang, sheet: Sheet): Layout {
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
  const pointers: Box[] = arrows.map(({ at: [x, y] }) => ({ x, y, width: ARROW.length - 6, height: ARROW.length - 6 }));

  const spots: Record<string, Spot> = {};
  const { halts, ...trails } = trailsOf(board, borders, lands, middles, sheet);
  for (const [name, place] of Object.entries(places)) {
    const solid = [...track, ...pointers, ...(halts[name] ? [halts[name]] : [])];
    spots[name] = spotOf(lands[name]!, middles[name]!, place.name[lang], sheet, solid, name in board.regions ? 2 : 3);
  }
  // A second look at the halts: wagons stand where the name left room.
  const found = trailsOf(board, borders, lands, middles, sheet, spots, track);
  const taken = [...track, ...pointers, ...Object.values(spots).map(({ box }) => box), ...Object.values(found.halts), ...found.boxes];
  return { sheet, lands, spots, trails: { ...trails, ...found }, rails, arrows, taken };
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
    return { colour, at: [at[0] - turn[1] * aside, at[1] + turn[0] * aside] as const, turn };
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

/** The best place for a name and a row of `most` cubes in a land: clear of all lines, near the middle. */
function spotOf(land: Land, middle: Point, name: string, sheet: Sheet, others: readonly Box[], most: number): Spot {
  const { cube } = sheet;
  const near = others.filter((box) => gap(bounds(land.outline), box) < 40);
  const row = most * (cube.width + 3);
  const flat = bounds(land.outline).height < 2.6 * cube.height && bounds(land.outline).width > 6 * row;
  let best: { worth: number; spot: Spot } | null = null;
  for (const size of [1, 0.86])
    for (const count of flat ? [1] : [1, 2]) {
      const lines = linesOf(name, count);
      if (count === 2 && lines.length === 1) continue;
      const type = sheet.type * size;
      const broad = Math.max(...lines.map((line) => line.length)) * type * LETTER;
      const high = lines.length * type * 1.02;
      const width = flat ? broad + row + 24 : Math.max(broad, row);
      const height = flat ? Math.max(high, cube.height) : high + cube.height + 9;
      for (const [x, y] of tries(land.outline, 9)) {
        const box = { x, y, width, height };
        const clear = clearance(box, land.outline, near);
        const worth = Math.min(ENOUGH, clear) - apart([x, y], middle) / 28 - (1 - size) * 60 - (count - 1) * 2;
        if (best && worth <= best.worth) continue;
        const cubes: Point = flat ? [x + (width - row) / 2, y] : [x, y + (height - cube.height) / 2];
        const at: Point = flat ? [x - (width - broad) / 2, y] : [x, y - (height - high) / 2];
        best = { worth, spot: { lines, type, name: at, cubes, space: row, second: false, box } };
      }
    }
  const spot = best?.spot ?? { lines: [name], type: sheet.type, name: middle, cubes: middle, space: row, second: false, box: { x: middle[0], y: middle[1], width: row, height: cube.height } };
  return { ...spot, ...widened(spot, land, near, cube) };
}

/** How broad the row of cubes may grow, and whether a second row fits below. */
function widened(spot: Spot, land: Land, near: readonly Box[], cube: Sheet["cube"]): { space: number; second: boolean } {
  const [x, y] = spot.cubes;
  let space = spot.space;
  while (space < 6 * cube.width && clearance({ x, y, width: space + 8, height: cube.height }, land.outline, near) > 2) space += 8;
  const below = { x, y: y + cube.height * 0.9, width: cube.width * 1.6, height: cube.height };
  return { space, second: clearance(below, land.outline, near) > -4 && depth([x, below.y], land.outline) > 0 };
}
