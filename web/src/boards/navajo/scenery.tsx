/** The land itself, in a few strokes: rivers, the Canyon's walls, and what stands out on the horizon. */
import type { JSX } from "preact";
import { smooth } from "../geometry";
import { rim, type Feature, type FeatureKind, type Layout } from "./layout";

/** Below everything: the country around, with its rivers and far mountains. */
export function Country({ layout }: { layout: Layout }) {
  return (
    <g class="country" aria-hidden="true">
      <clipPath id={`sheet-${layout.name}`}>
        <rect width={layout.width} height={layout.height} rx="20" />
      </clipPath>
      <rect class="ground" width={layout.width} height={layout.height} rx="20" />
      <path class="shore" d={rim(layout)} />
    </g>
  );
}

/** On the Territories, below ways and Areas. */
export function Scenery({ layout }: { layout: Layout }) {
  return (
    <g class="scenery" aria-hidden="true" clip-path={`url(#sheet-${layout.name})`}>
      <g clip-path={`url(#land-${layout.name}-canyon)`}>
        {["wall", "floor", "stream"].map((part) => layout.canyon.map((arm) => <path class={part} d={smooth(arm)} />))}
      </g>
      {["bank", "river"].map((part) => layout.rivers.map((river) => <path class={part} d={smooth(river)} />))}
      {layout.features.map((feature, i) => (
        <Drawn key={i} feature={feature} />
      ))}
    </g>
  );
}

function Drawn({ feature: [kind, x, y, size] }: { feature: Feature }) {
  return (
    <g class={kind} transform={`translate(${x} ${y}) scale(${size})`}>
      {DRAWINGS[kind]}
    </g>
  );
}

const pine = (x: number, y: number, h: number) => (
  <path
    class="leaf"
    d={`M${x} ${y - h}l${h * 0.3} ${h * 0.42}h-${h * 0.12}l${h * 0.2} ${h * 0.4}h-${h * 0.76}l${h * 0.2}-${h * 0.4}h-${h * 0.12}z`}
  />
);
const tuft = (x: number, y: number) => (
  <path class="twig" d={`M${x - 4} ${y - 4}l3 4M${x} ${y - 6}v6M${x + 4} ${y - 4}l-3 4`} />
);
const crown = (x: number, y: number) => (
  <>
    <path class="twig" d={`M${x} ${y}v-9`} />
    <circle class="leaf" cx={x} cy={y - 13} r={6.5} />
  </>
);

/** Each stands on 0, 0. Left sides are lit, right sides lie in shade. */
const DRAWINGS: Record<FeatureKind, JSX.Element> = {
  butte: (
    <>
      <path class="lit" d="M-52 0-33-17-29-55l5-5h42l7 6 5 37L52 0z" />
      <path class="shade" d="M6-60h12l7 6 5 37L52 0H14L8-18z" />
      <path class="seam" d="M-31-40h22M-30-29h14M-33-17H30" />
    </>
  ),
  spires: (
    <>
      <path class="lit" d="M-36 0-22-12-19-50l5-6 5 6 2 34 8 4 1-26 4-5 4 5 3 26L34 0z" />
      <path class="shade" d="M-12-54l3 4 2 34 4 16h-9zM5-43l2 5 3 26L34 0H8z" />
    </>
  ),
  rock: (
    <>
      <path class="ridge" d="M-70 2q26-10 34-6M36-4q22 2 40 8M-6 0q-8 14-26 20" />
      <path class="lit" d="M-46 0-33-15-24-20-19-52l6-8 4 17 6-31 7-8 6 16 3 17 6-13 5 9 5 30 9 8 14 13z" />
      <path class="shade" d="M4-82l6 16 3 17 6-13 5 9 5 30 9 8L52 2H14L8-24z" />
    </>
  ),
  mesa: (
    <>
      <path class="lit" d="M-78 0-58-22l-4-12h112l-3 12L78 0z" />
      <path class="shade" d="M22-34h28l-3 12L78 0H38L24-20z" />
      <path class="seam" d="M-58-22H46M-40-16l-8 12M-24-16l-5 13M-6-16l-3 14M12-16v15" />
    </>
  ),
  hills: <path class="contour" d="M-58 0q24-30 50-4M-20-8q26-34 62-2M26-8q18-20 40-4" />,
  mountain: (
    <>
      <path class="lit" d="M-78 0-46-36l10 4L0-84 24-50l14-12L80 0z" />
      <path class="shade" d="M0-84 24-50l14-12L80 0H18L8-34l6-12z" />
      <path class="snow" d="M0-84 14-64l-6 6-6-6-8 10-6-12zM38-62l10 15-8 4-8-12z" />
      <path class="contour" d="M-58-2l16-18M-36-2l10-14" />
    </>
  ),
  pines: (
    <>
      {pine(-30, 0, 24)}
      {pine(-12, 5, 30)}
      {pine(8, -2, 25)}
      {pine(26, 5, 28)}
    </>
  ),
  shrubs: (
    <>
      {tuft(-18, 0)}
      {tuft(4, 8)}
      {tuft(20, -4)}
    </>
  ),
  trees: (
    <>
      {crown(-16, 0)}
      {crown(0, 5)}
      {crown(16, -1)}
    </>
  ),
  cornfield: (
    <path
      class="crop"
      d="M-24-12l8 4M-12-14l8 4M0-16l8 4M-26-2l8 4M-14-4l8 4M-2-6l8 4M10-8l8 4M-28 8l8 4M-16 6l8 4M-4 4l8 4M8 2l8 4"
    />
  ),
};
