/** The wagon trails: from stop to stop across the middle of borders, and where wagons stand in each land. */
import type { Point } from "../geometry";
import { apart, crossing, type Border, type Land } from "./borders";
import type { Sheet } from "./sheet";
import { clearance, tries, type Box } from "./space";
import type { BoardData } from "./board";

export interface Trails {
  /** Each piece of way once, whatever trails share it. */
  legs: readonly string[];
  /** A trail from end to end. */
  ways: Readonly<Record<string, string>>;
  /** Where wagons stand. */
  halts: Readonly<Record<string, Box>>;
  /** Small boxes along all trails. */
  along: readonly Box[];
}

const ROOM = 5; // a wagon stands inside a land, not on its border
const SIZES = [1, 0.85]; // of wagons, where there is less room
const OUT_OF = 12; // how far a trail reaches into the town where it begins
const INTO = 34; // and into the mountains at its end

/** What a name and its row of cubes take. */
interface Taken {
  box: Box;
  cubes: Point;
  space: number;
  second: boolean;
  begin: number | null;
}

/** A row of three colours, and one below it where there may be one. */
function crowd({ cubes: [x, y], space, second, begin }: Taken, cube: Sheet["cube"]): Box {
  const width = Math.min(begin === null ? space : x + space / 2 - begin, 3 * (cube.width + 3));
  const below = second ? cube.height * 0.9 : 0;
  return { x: begin === null ? x : begin + width / 2, y: y + below / 2, width, height: cube.height + below };
}

interface Stop {
  at: Point;
  /** The way the trail heads here. */
  heading: Point;
}

export function trailsOf(
  board: BoardData,
  borders: readonly Border[],
  lands: Readonly<Record<string, Land>>,
  middles: Readonly<Record<string, Point>>,
  sheet: Sheet,
  spots: Readonly<Record<string, Taken>> = {},
  solid: readonly Box[] = [],
): Trails {
  const gate = (a: string, b: string): Point =>
    crossing(borders, a, b, middles[b]!)?.at ?? [(middles[a]![0] + middles[b]![0]) / 2, (middles[a]![1] + middles[b]![1]) / 2];
  const gates = new Map<string, { enter: Point[]; leave: Point[] }>();
  for (const { stops } of board.trails)
    for (const [i, stop] of stops.entries()) {
      const here = gates.get(stop) ?? { enter: [], leave: [] };
      if (i > 0) here.enter.push(gate(stops[i - 1]!, stop));
      if (i < stops.length - 1) here.leave.push(gate(stop, stops[i + 1]!));
      gates.set(stop, here);
    }

  const halts: Record<string, Box> = {};
  const stops = new Map<string, Stop>();
  for (const [name, { enter, leave }] of gates) {
    if (!enter.length || !leave.length) continue;
    const [from, to] = [mean(enter), mean(leave)];
    halts[name] = halt(lands[name]!, from, to, sheet.cube, spots[name], solid);
    stops.set(name, { at: [halts[name].x, halts[name].y + sheet.cube.height * 0.3], heading: unit(from, to) });
  }

  const pieces = new Map<string, string>();
  const along: Box[] = [];
  const ways: Record<string, string> = {};
  for (const { id, stops: names } of board.trails) {
    const whole = names.slice(1).map((name, i) => {
      const known = `${names[i]} ${name}`;
      if (!pieces.has(known)) {
        const points = leg(stops.get(names[i]!), gate(names[i]!, name), stops.get(name), middles[names[i]!]!, middles[name]!);
        pieces.set(known, hermite(points));
        along.push(...sampled(points));
      }
      return pieces.get(known)!;
    });
    ways[id] = whole.join("");
  }
  return { legs: [...pieces.values()], ways, halts, along };
}

/** From a stop over the border to the next; at the ends of a trail only a little way into the land. */
function leg(from: Stop | undefined, over: Point, to: Stop | undefined, out: Point, into: Point): Stop[] {
  const towards = (end: Point, reach: number): Point => {
    const [dx, dy] = unit(over, end);
    return [over[0] + dx * reach, over[1] + dy * reach * 0.5];
  };
  const a = from ?? { at: towards(out, OUT_OF), heading: unit(towards(out, OUT_OF), over) };
  const b = to ?? { at: towards(into, INTO), heading: unit(over, towards(into, INTO)) };
  return [a, { at: over, heading: unit(a.at, b.at) }, b];
}

/** The place nearest to the straight way through a land where a wagon touches neither a line nor the name; a smaller one if it must. */
function halt(land: Land, from: Point, to: Point, cube: Sheet["cube"], spot: Taken | undefined, solid: readonly Box[]): Box {
  const others = [...solid, ...(spot ? [spot.box, crowd(spot, cube)] : [])];
  let best = { worth: -Infinity, box: { x: 0, y: 0, width: 0, height: 0 } };
  for (const size of SIZES)
    for (const at of tries(land.outline, 8)) {
      const box = { x: at[0], y: at[1], width: size * cube.width, height: size * (cube.height + 4) };
      const clear = clearance(box, land.outline, others);
      const detour = apart(from, at) + apart(at, to) - apart(from, to);
      const worth = (clear < ROOM ? 12 : 3) * Math.min(ROOM, clear) - detour / 6 - apart(at, mean([from, to])) / 40 - (1 - size) * 80;
      if (worth > best.worth) best = { worth, box };
    }
  return best.box;
}

/** Points of the curve that `hermite` draws. */
function sampled(points: readonly Stop[]): Box[] {
  return points.slice(1).flatMap(({ at, heading }, i) => {
    const from = points[i]!;
    const pull = apart(from.at, at) / 3;
    const mix = (a: number, b: number, c: number, d: number, t: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => ({
      x: mix(from.at[0], from.at[0] + from.heading[0] * pull, at[0] - heading[0] * pull, at[0], t),
      y: mix(from.at[1], from.at[1] + from.heading[1] * pull, at[1] - heading[1] * pull, at[1], t),
      width: 16,
      height: 16,
    }));
  });
}

function hermite(points: readonly Stop[]): string {
  const r = (n: number) => Math.round(n * 10) / 10;
  return points
    .map(({ at: [x, y], heading: [hx, hy] }, i) => {
      if (!i) return `M${r(x)} ${r(y)}`;
      const { at: [px, py], heading: [gx, gy] } = points[i - 1]!;
      const pull = apart([px, py], [x, y]) / 3;
      return `C${r(px + gx * pull)} ${r(py + gy * pull)} ${r(x - hx * pull)} ${r(y - hy * pull)} ${r(x)} ${r(y)}`;
    })
    .join("");
}

function unit(a: Point, b: Point): Point {
  const length = apart(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [u, v]) => [x + u, y + v] as const, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}
