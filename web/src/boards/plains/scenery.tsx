/** The land itself in a few strokes: water, the mountains, hills and grass. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { smooth } from "../geometry";
import { RIVERS, featuresOf, type FeatureKind } from "./geography";
import type { Layout } from "./layout";
import type { BoardData } from "./board";

export function Scenery({ board, layout }: { board: BoardData; layout: Layout }) {
  const features = useMemo(() => featuresOf(board, layout), [board, layout]);
  const [sx, sy] = [board.size[0] / 1600, board.size[1] / 1000];
  return (
    <g class="scenery" aria-hidden="true">
      {RIVERS.map((river, i) => (
        <path key={i} class="river" d={smooth(river.map(([x, y]) => layout.sheet.to([x * sx, y * sy])))} />
      ))}
      {features.map(({ kind, at: [x, y], size }, i) => (
        <g key={i} class={kind} transform={`translate(${x} ${y}) scale(${size})`}>
          {DRAWINGS[kind]}
        </g>
      ))}
    </g>
  );
}

const pine = (x: number, y: number, h: number) => (
  <path class="leaf" d={`M${x} ${y - h}l${h * 0.3} ${h * 0.44}h-${h * 0.1}l${h * 0.18} ${h * 0.4}h-${h * 0.76}l${h * 0.18}-${h * 0.4}h-${h * 0.1}z`} />
);
const oak = (x: number, y: number) => (
  <>
    <path class="twig" d={`M${x} ${y}v-9`} />
    <path class="leaf" d={`M${x - 9} ${y - 9}a6 6 0 0 1 3-9a7 7 0 0 1 12 0a6 6 0 0 1 3 9z`} />
  </>
);
const tuft = (x: number, y: number, h: number) => (
  <path class="twig" d={`M${x} ${y}q-1-${h * 0.6}-5-${h * 0.8}M${x} ${y}v-${h}M${x} ${y}q1-${h * 0.6} 5-${h * 0.8}`} />
);

/** Each stands on 0, 0. Left sides are lit, right sides lie in shade. */
const DRAWINGS: Record<FeatureKind, JSX.Element> = {
  peak: (
    <>
      <path class="lit" d="M-52 0-34-20-26-16-2-54 12-32l8-6L38-14l6-3L56 0Q0 7-52 0z" />
      <path class="shade" d="M-2-54 12-32l8-6L38-14l6-3L56 0Q34 4 16 4L4-20l6-11z" />
      <path class="snow" d="M-2-54 7-40 3-33-2-38-8-30-13-37zM20-38l8 10-4 4-8-6z" />
      <path class="contour" d="M-32-3l9-10M-16-1l7-10" />
    </>
  ),
  ridge: <path class="contour" d="M-28 0-14-15-6-8 5-23 14-11l6-5L30 0" />,
  hills: (
    <>
      <path class="mound" d="M-46 0q6-26 24-26 8-12 22-12 12 0 18 10 20-2 28 28z" />
      {pine(-26, -6, 19)}
      {pine(-10, -14, 20)}
      {pine(6, -8, 22)}
      {pine(22, -12, 19)}
      {pine(34, -3, 16)}
      {pine(-2, 0, 18)}
      {pine(-18, 1, 16)}
      {pine(18, 1, 17)}
    </>
  ),
  pines: (
    <>
      {pine(-22, -3, 23)}
      {pine(-7, 0, 29)}
      {pine(9, -4, 24)}
      {pine(23, 0, 26)}
    </>
  ),
  badlands: (
    <>
      <path class="lit" d="M-40 0-31-17-24-20-19-9-12-22-4-26 3-12 9-19l8-3 5 11 6-6L40 0z" />
      <path class="shade" d="M-4-26 3-12 1 0h-9zM17-22l5 11L24 0H14z" />
      <path class="seam" d="M-33-6H34M-30-12H22" />
    </>
  ),
  spire: (
    <>
      <path class="lit" d="M-21 0-7-15-3-18-1-42h3l2 24 5 4L21 0z" />
      <path class="shade" d="M0-42h2l2 24 5 4L21 0H5z" />
    </>
  ),
  bluffs: <path class="contour" d="M-37 0q12-15 24-4 12-20 30-4 8-10 20 2M-20 0q8-7 14-2M8 0q8-8 16-2" />,
  mesa: (
    <>
      <path class="lit" d="M-42 0-30-14-32-22H27l-2 8L42 0z" />
      <path class="shade" d="M10-22h17l-2 8L42 0H20l-9-13z" />
      <path class="seam" d="M-30-14H25" />
    </>
  ),
  oaks: (
    <>
      {oak(-18, -2)}
      {oak(0, 2)}
      {oak(18, -2)}
    </>
  ),
  adobe: (
    <>
      <path class="lit" d="M-26 0v-13h14v-9h18v6h10v4h10V0z" />
      <path class="shade" d="M6-16h10v4h10V0H10V-8H6z" />
      <path class="seam" d="M-18 0v-6h5v6M0 0v-6h5v6" />
    </>
  ),
  sage: (
    <>
      {tuft(-10, 0, 8)}
      {tuft(2, -3, 7)}
      {tuft(12, 1, 8)}
    </>
  ),
  grass: (
    <>
      {tuft(-6, 0, 10)}
      {tuft(6, 1, 8)}
    </>
  ),
};
