/**
 * Soft borders. Places share corners; a border runs from one corner where three lands meet to the next, and both its
 * lands draw the very same curve, so that nothing gapes.
 */
import { smooth, type Point } from "../geometry";

export interface Border {
  points: readonly Point[];
  /** The places on its two sides; the rim of the map has one. */
  sides: readonly string[];
  /** It runs along the railroad, or around a box. */
  straight: boolean;
}

export interface Land {
  /** The outline as a path, and as the points it passes. */
  path: string;
  outline: readonly Point[];
}

type Key = string;
const key = ([x, y]: Point): Key => `${x},${y}`;
const edge = (a: Point, b: Point): Key => [key(a), key(b)].sort().join(" ");

/** A number between -1 and 1 that is always the same for the same words. */
export function chance(words: string): number {
  let n = 2166136261;
  for (const letter of words) n = Math.imul(n ^ letter.charCodeAt(0), 16777619);
  n = Math.imul(n ^ (n >>> 15), 2246822507);
  return ((n ^ (n >>> 13)) >>> 0) / 2147483648 - 1;
}

/** Two points that make a straight side wander a little. */
function wander(a: Point, b: Point, most: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const sway = Math.min(most, length * 0.085);
  return [1 / 3, 2 / 3].map((part) => {
    const off = (chance(`${a} ${b} ${part}`) * sway) / length;
    return [a[0] + dx * part - dy * off, a[1] + dy * part + dx * off] as const;
  });
}

const SHARP = Math.PI / 4; // a corner that stays a corner

/** How much a way turns at a corner. */
function turns(before: Point, corner: Point, after: Point): number {
  const turn = Math.atan2(after[1] - corner[1], after[0] - corner[0]) - Math.atan2(corner[1] - before[1], corner[0] - before[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** Outlines corner by corner become soft ones; `still` says of two corners whether the side between them stays straight. */
export function bordersOf(outlines: Readonly<Record<string, readonly Point[]>>, sway: number, still: (a: Point, b: Point) => boolean) {
  const owners = new Map<Key, string[]>();
  const ends = new Map<Key, Set<Key>>();
  const sides = (outline: readonly Point[]) => outline.map((a, i) => [a, outline[(i + 1) % outline.length]!] as const);
  for (const [name, outline] of Object.entries(outlines))
    for (const [a, b] of sides(outline)) {
      owners.set(edge(a, b), [...(owners.get(edge(a, b)) ?? []), name]);
      for (const [one, other] of [[a, b], [b, a]] as const) ends.set(key(one), (ends.get(key(one)) ?? new Set()).add(key(other)));
    }
  const sharp = new Set<Key>();
  for (const outline of Object.values(outlines))
    for (const [i, corner] of outline.entries())
      if (turns(outline.at(i - 1)!, corner, outline[(i + 1) % outline.length]!) > SHARP) sharp.add(key(corner));
  const meets = (corner: Point) => ends.get(key(corner))!.size > 2 || sharp.has(key(corner));

  const found = new Map<Key, Border>();
  const lands: Record<string, Land> = {};
  for (const [name, outline] of Object.entries(outlines)) {
    const first = Math.max(0, outline.findIndex(meets));
    const turned = [...outline.slice(first), ...outline.slice(0, first)];
    const chains: Point[][] = [];
    for (const [a, b] of sides(turned)) {
      if (!chains.length || meets(a)) chains.push([a]);
      chains.at(-1)!.push(b);
    }
    const pieces = chains.map((corners) => {
      const ahead = key(corners[0]!) + key(corners[1]!) <= key(corners.at(-1)!) + key(corners.at(-2)!);
      const way = ahead ? corners : corners.toReversed();
      const known = way.map(key).join(" ");
      if (!found.has(known)) {
        const points = way.flatMap((a, i) => {
          const b = way[i + 1];
          return !b ? [a] : still(a, b) ? [a] : [a, ...wander(a, b, sway)];
        });
        const straight = way.every((a, i) => !way[i + 1] || still(a, way[i + 1]!));
        found.set(known, { points, sides: owners.get(edge(way[0]!, way[1]!))!, straight });
      }
      const { points } = found.get(known)!;
      return ahead ? points : points.toReversed();
    });
    const path = pieces.map((points, i) => (i ? smooth(points).replace(/^M[^C]*/, "") : smooth(points))).join("");
    lands[name] = { path: `${path}Z`, outline: pieces.flatMap((points) => points.slice(0, -1)) };
  }
  return { lands, borders: [...found.values()] };
}

/** The middle of the longest border two places share (rather not along the railroad), and the direction across it, from the first into the second. */
export function crossing(borders: readonly Border[], a: string, b: string, towards: Point): { at: Point; turn: Point } | null {
  const shared = borders.filter(({ sides }) => sides.includes(a) && sides.includes(b));
  if (!shared.length) return null;
  const long = (points: readonly Point[]) => points.slice(1).reduce((sum, p, i) => sum + apart(p, points[i]!), 0);
  const worth = (border: Border) => (border.straight ? 0.01 : 1) * long(border.points);
  const { points } = shared.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  let left = long(points) / 2;
  for (const [i, p] of points.slice(1).entries()) {
    const from = points[i]!;
    const length = apart(from, p);
    if (left > length) {
      left -= length;
      continue;
    }
    const part = left / (length || 1);
    const at: Point = [from[0] + (p[0] - from[0]) * part, from[1] + (p[1] - from[1]) * part];
    const [nx, ny] = [(p[1] - from[1]) / (length || 1), (from[0] - p[0]) / (length || 1)];
    const into = (towards[0] - at[0]) * nx + (towards[1] - at[1]) * ny >= 0 ? 1 : -1;
    return { at, turn: [nx * into, ny * into] };
  }
  return null;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
