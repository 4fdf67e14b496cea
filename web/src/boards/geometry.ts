/** Points and paths that all boards draw with: smooth outlines, plates, things side by side. */

export type Point = readonly [x: number, y: number];

const r = (n: number) => Math.round(n * 10) / 10;

/** A smooth curve through points (Catmull-Rom as Bézier); closed for an outline. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let path = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const x1 = b[0] + (c[0] - a[0]) / 6;
    const y1 = b[1] + (c[1] - a[1]) / 6;
    const x2 = c[0] - (d[0] - b[0]) / 6;
    const y2 = c[1] - (d[1] - b[1]) / 6;
    path += `C${r(x1)} ${r(y1)} ${r(x2)} ${r(y2)} ${r(c[0])} ${r(c[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** A rounded rectangle around a middle. */
export function plate([x, y]: Point, width: number, height: number, radius: number): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${r(x - w / 2)} ${r(y - height / 2)}h${r(w)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${r(h)}` +
    `a${radius} ${radius} 0 0 1-${radius} ${radius}h-${r(w)}a${radius} ${radius} 0 0 1-${radius}-${radius}` +
    `v-${r(h)}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`
  );
}

/**
 * Middles of things side by side in a space: `size` wide each, a gap of `gap` while there is room,
 * else overlapping so that the left of each is seen.
 */
export function row(count: number, size: number, space: number, gap = 3): number[] {
  if (count <= 0) return [];
  const step = count === 1 ? 0 : Math.min(size + gap, (space - size) / (count - 1));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}
