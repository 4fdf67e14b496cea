/** Space inside a land: where a name with its cubes, a wagon or a hill can lie without touching anything. */
import type { Point } from "../geometry";

/** A rectangle around a middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a point is from an outline; below zero outside. */
export function depth([x, y]: Point, outline: readonly Point[]): number {
  let near = Infinity;
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[j]!, outline[i]!];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [u, v] = [x - ax - part * dx, y - ay - part * dy];
    near = Math.min(near, u * u + v * v);
    if (by > y !== ay > y && x < (dx * (y - by)) / dy + bx) within = !within;
  }
  return within ? Math.sqrt(near) : -Math.sqrt(near);
}

const STEP = 7;
const fields = new WeakMap<readonly Point[], (x: number, y: number) => number>();

/** The depth of an outline looked up on a grid that is worked out once: near enough to lay things out, and fast. */
function field(outline: readonly Point[]): (x: number, y: number) => number {
  const known = fields.get(outline);
  if (known) return known;
  const box = bounds(outline);
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
  const [columns, rows] = [Math.ceil(box.width / STEP) + 1, Math.ceil(box.height / STEP) + 1];
  const depths = new Float32Array(columns * rows).map((_, i) => depth([left + (i % columns) * STEP, top + Math.floor(i / columns) * STEP], outline));
  const found = (x: number, y: number) => {
    const [column, row] = [Math.round((x - left) / STEP), Math.round((y - top) / STEP)];
    const [c, r] = [Math.max(0, Math.min(columns - 1, column)), Math.max(0, Math.min(rows - 1, row))];
    return depths[r * columns + c]! - STEP * (Math.abs(column - c) + Math.abs(row - r));
  };
  fields.set(outline, found);
  return found;
}

/** The space between two rectangles; below zero where they overlap. */
export function gap(a: Box, b: Box): number {
  return Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);
}

/** About the least space a rectangle has to an outline around it and to other rectangles. */
export function clearance(box: Box, outline: readonly Point[], others: readonly Box[]): number {
  const [w, h] = [box.width / 4, box.height / 4];
  const at = field(outline);
  let least = Infinity;
  for (const other of others) least = Math.min(least, gap(box, other));
  for (let x = -2; x <= 2; x++)
    for (let y = -2; y <= 2; y++) if (x % 2 === 0 || y % 2 === 0) least = Math.min(least, at(box.x + x * w, box.y + y * h));
  return least;
}

export function bounds(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + foot) / 2, width: right - left, height: foot - top };
}

/** Middles of a rectangle that may be tried inside an outline, a grid of about `step`. */
export function tries(outline: readonly Point[], step: number): Point[] {
  const box = bounds(outline);
  const at = field(outline);
  const found: Point[] = [];
  for (let y = box.y - box.height / 2 + step; y < box.y + box.height / 2; y += step)
    for (let x = box.x - box.width / 2 + step; x < box.x + box.width / 2; x += step) if (at(x, y) > 0) found.push([x, y]);
  return found;
}
