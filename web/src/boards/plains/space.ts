/** Space inside a land: where a name with its cubes, a wagon or a hill can lie without touching anything. */
import type { Point } from "../geometry";

/** A rectangle around a middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [outline[i]!, outline[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** How far a point is from an outline; below zero outside. */
export function depth([x, y]: Point, outline: readonly Point[]): number {
  let near = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[j]!, outline[i]!];
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    near = Math.min(near, Math.hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return inside([x, y], outline) ? near : -near;
}

/** The space between two rectangles; below zero where they overlap. */
export function gap(a: Box, b: Box): number {
  return Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);
}

/** The least space a rectangle has to an outline around it and to other rectangles. */
export function clearance(box: Box, outline: readonly Point[], others: readonly Box[]): number {
  const [w, h] = [box.width / 2, box.height / 2];
  let least = Infinity;
  for (const x of [-1, -0.5, 0, 0.5, 1])
    for (const y of [-1, 0, 1]) if (x || y) least = Math.min(least, depth([box.x + x * w, box.y + y * h], outline));
  for (const corner of outline) {
    const [dx, dy] = [Math.abs(corner[0] - box.x) - w, Math.abs(corner[1] - box.y) - h];
    if (dx < 0 && dy < 0) least = Math.min(least, Math.max(dx, dy));
  }
  for (const other of others) least = Math.min(least, gap(box, other));
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
  const found: Point[] = [];
  for (let y = box.y - box.height / 2 + step; y < box.y + box.height / 2; y += step)
    for (let x = box.x - box.width / 2 + step; x < box.x + box.width / 2; x += step) if (inside([x, y], outline)) found.push([x, y]);
  return found;
}
