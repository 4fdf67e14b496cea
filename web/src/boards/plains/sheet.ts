/**
 * The sheet the map is drawn on. It takes the shape of the room there is: the same land, drawn broader or taller, with
 * more room for the small regions in the west than the drawing of the board data gives them.
 */
import type { Point } from "../geometry";

export interface Sheet {
  /** Names the composition: two sheets of one name are equal. */
  name: string;
  width: number;
  height: number;
  /** The height of names, and the size of cubes. */
  type: number;
  cube: { width: number; height: number };
  /** From the drawing of the board data onto the sheet. */
  to(point: Point): Point;
}

type Knots = readonly (readonly [from: number, to: number])[];

/** Parts of the drawing's width and height, and where they come to lie. */
const X: Knots = [
  [0, 0],
  [0.0125, 0.008],
  [0.0875, 0.112],
  [0.106, 0.118],
  [0.1875, 0.186],
  [0.29, 0.32],
  [0.42, 0.479],
  [0.69, 0.735],
  [0.92, 0.904],
  [0.9875, 0.992],
  [1, 1],
];
const Y: Knots = [
  [0, 0],
  [0.02, 0.008],
  [0.092, 0.074],
  [0.385, 0.374],
  [0.466, 0.476],
  [0.62, 0.604],
  [0.69, 0.676],
  [0.93, 0.93],
  [0.985, 0.992],
  [1, 1],
];

function along(knots: Knots, part: number): number {
  const last = knots.length - 1;
  let i = 1;
  while (i < last && part > knots[i]![0]) i++;
  const [[a, x], [b, y]] = [knots[i - 1]!, knots[i]!];
  return x + ((part - a) / (b - a)) * (y - x);
}

const SHAPES = [1.7, 1.55, 1.42, 1.28, 1.12, 0.98, 0.85, 0.74] as const;
const SMALL = 240_000; // CSS pixels: below, names and cubes are drawn larger against the land
const LARGE = { area: 1_500_000, type: 25, cube: { width: 46, height: 32 } };
const LITTLE = { area: 960_000, type: 23, cube: { width: 41, height: 29 } };

/** The sheet for a frame of so many CSS pixels; `size` is that of the drawing in the board data. */
export function sheetFor(width: number, height: number, size: Point): Sheet {
  const shape = width && height ? width / height : SHAPES[2];
  const near = SHAPES.reduce((best, one) => (Math.abs(Math.log(one / shape)) < Math.abs(Math.log(best / shape)) ? one : best));
  const { area, type, cube } = width && width * height < SMALL ? LITTLE : LARGE;
  const [w, h] = [Math.round(Math.sqrt(area * near)), Math.round(Math.sqrt(area / near))];
  const to = ([x, y]: Point): Point => [along(X, x / size[0]) * w, along(Y, y / size[1]) * h];
  return { name: `${near} ${area}`, width: w, height: h, type, cube, to };
}
