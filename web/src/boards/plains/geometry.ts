/** Shapes of the map. */
import type { Point } from "./view";

export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`;
}

/** A soft line through points. */
export function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const bends = rest.map((point, i) => {
    const [x, y] = rest[i + 1] ? mid(point, rest[i + 1]!) : point;
    return `Q${point[0]},${point[1]} ${x},${y}`;
  });
  return `M${first![0]},${first![1]}${bends.join("")}`;
}

export function mid([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** The middle of the border that two outlines share, and the direction across it, from the first into the second. */
export function crossing(a: { at: Point; outline: Point[] }, b: { at: Point; outline: Point[] }): { at: Point; turn: number } | null {
  const same = a.outline.filter(([x, y]) => b.outline.some(([u, v]) => u === x && v === y));
  if (same.length < 2) return null;
  const [p, q] = [same[0]!, same[1]!];
  const at = mid(p, q);
  const [nx, ny] = [q[1] - p[1], p[0] - q[0]];
  const into = (b.at[0] - at[0]) * nx + (b.at[1] - at[1]) * ny >= 0 ? 1 : -1;
  return { at, turn: (Math.atan2(into * ny, into * nx) * 180) / Math.PI };
}

/** Where n marks of a width stand beside each other, at most `most` in a row; offsets from the middle. */
export function rows(n: number, width: number, height: number, most: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / most);
    const inRow = Math.min(most, n - row * most);
    found.push([((i % most) - (inRow - 1) / 2) * width, row * height]);
  }
  return found;
}
