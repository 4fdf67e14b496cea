/** The signs of the game, each drawn in a square of 24: plain shapes that stay apart without colour. */
import type { JSX } from "preact";

const dot = (x: number, y: number, r: number) => <circle cx={x} cy={y} r={r} />;

/** Filled with the current colour unless a class says otherwise: `line` is only stroked, `hole` shows what lies below. */
const SHAPES = {
  man: (
    <>
      {dot(12, 4.8, 3.4)}
      <path d="M7 9.4h10q2 0 1.7 2L16 22.5H8L5.3 11.4q-.3-2 1.7-2z" />
    </>
  ),
  woman: (
    <>
      {dot(12, 4.8, 3.4)}
      <path d="M12 9q2.3 0 3 2l4.3 11.5H4.7L9 11q.7-2 3-2z" />
    </>
  ),
  child: (
    <>
      {dot(12, 11.2, 3)}
      <path d="M8 22.5v-4q0-3.5 4-3.5t4 3.5v4z" />
    </>
  ),
  elder: (
    <>
      {dot(10, 4.8, 3.2)}
      <path d="M3.5 22.5Q3.5 9 10 9t6.5 13.5z" />
      <path class="line" d="M20 8v14.5" stroke-width="2.2" />
    </>
  ),
  horse: (
    <path d="M1.8 17.5q-.6-4.5 1.6-6.3Q5 9.7 8 10h5.2l2.6-5 .4-3 1.8 2.2 4.4 4.6-1.3 2.4-3.6-.9-.8 4 .3 8h-2.3l-1.5-6.6H8.3L6.6 22.3H4.4l.7-8.2q-1.5 1-1.3 3.6z" />
  ),
  sheep: (
    <>
      <path d="M5.5 17a3.6 3.6 0 0 1-.8-6.8 3.8 3.8 0 0 1 5.6-3 4 4 0 0 1 6.1 1.1 4.3 4.3 0 0 1 .6 8.7z" />
      <path d="M16.5 8.5q3-1.5 4.8.6 1.8 2.7.2 4.7-2.6.6-4.4-1.3z" />
      <path class="line" d="M7.5 16.5v5M14.5 16.5v5" stroke-width="2.2" />
    </>
  ),
  corn: (
    <>
      <path d="M12 1.5c3.2 3.2 4.2 8 3.6 13.5H8.4C7.8 9.5 8.8 4.7 12 1.5z" />
      <path d="M12 22.8C6.2 20.8 3.6 15.8 4.6 10.2 8.4 12.2 11 16.6 12 22.8zM12 22.8c5.8-2 8.4-7 7.4-12.6C15.6 12.2 13 16.6 12 22.8z" />
    </>
  ),
  sprout: (
    <>
      <path class="line" d="M12 21V9" stroke-width="2" />
      <path d="M12 14C6.5 14.5 3.5 11 3.5 6c5 0 8.3 2.8 8.5 8zM12 10.5c-.2-4.7 2.8-7.8 8.5-8 .2 5-2.9 8.2-8.5 8z" />
      <path class="line" d="M3.5 21.5q8.5-2.5 17 0" stroke-width="2" />
    </>
  ),
  goods: (
    <>
      <path d="M4 5.5q8-2.5 16 0v13q-8 2.5-16 0z" />
      <path class="hole" d="M4 9.5q8-2.2 16 0M4 14.5q8 2.2 16 0M9.5 12l2.5-2 2.5 2-2.5 2z" />
    </>
  ),
  firearms: <path d="M1.8 19.3 4.5 22l5.2-4.6 2.7.8.5-3.1L22.6 5l-1.5-1.6L8 13.4z" />,
  mission: (
    <path
      fill-rule="evenodd"
      d="M3.5 22v-9.5L7 10.5V7.5Q12-1.5 17 7.5v3l3.5 2V22h-5.7v-3.5a2.8 2.8 0 0 0-5.6 0V22zM12 6.3a1.9 1.9 0 0 0-1.9 1.9v2.3h3.8V8.2A1.9 1.9 0 0 0 12 6.3z"
    />
  ),
  rancho: (
    <>
      <path
        fill-rule="evenodd"
        d="M2.5 21.5V10.3h3V7.5h13v2.8h3v11.2h-7.3v-6h-4.4v6zM5.6 13.2v2.9h2.6v-2.9zM15.8 13.2v2.9h2.6v-2.9z"
      />
      <path class="line" d="M1.5 5h21" stroke-width="1.6" stroke-dasharray="1.6 2.7" />
    </>
  ),
  fort: (
    <path
      fill-rule="evenodd"
      d="M2.5 2.5H9V5.5h6V2.5h6.5V9H18.5v6h3v6.5H15V18.5H9v3H2.5V15h3V9h-3zM9.3 9.3v5.4h5.4V9.3z"
    />
  ),
  drought: (
    <>
      {dot(12, 12, 4.6)}
      <path
        class="line"
        stroke-width="2"
        d="M12 1.5v3.2M12 19.3v3.2M1.5 12h3.2M19.3 12h3.2M4.6 4.6l2.3 2.3M17.1 17.1l2.3 2.3M19.4 4.6l-2.3 2.3M6.9 17.1l-2.3 2.3"
      />
    </>
  ),
  harass: (
    <>
      <path class="line" stroke-width="2.3" d="M8 2.5q11 9.5 0 19" />
      <path class="line" stroke-width="1.3" d="M8 2.5v19" />
      <path class="line" stroke-width="2" d="M2 12h19M17.5 8.5 21.5 12l-4 3.5" />
    </>
  ),
  raid: (
    <>
      <path class="line" stroke-width="2.2" d="M4.5 1.5v21" />
      <path d="M5 2.5h17l-4.5 5.25L22 13H5z" />
    </>
  ),
  tribal: (
    <>
      <path class="line" stroke-width="2.2" d="M4 21.5 17 6M20 21.5 7 6" />
      <path d="M20.5 1.5 19.7 7.5 15.3 4zM3.5 1.5 4.3 7.5 8.7 4z" />
    </>
  ),
  stranger: <path d="M1.5 14.5q4.5-1.5 6-2.3L8.6 6.3q3.4-2.6 6.8 0l1.1 5.9q1.5.8 6 2.3-4 3.7-10.5 3.7T1.5 14.5z" />,
  eye: (
    <path
      fill-rule="evenodd"
      d="M1.5 12Q6 5 12 5t10.5 7Q18 19 12 19T1.5 12zm10.5-4.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    />
  ),
  jug: (
    <path
      fill-rule="evenodd"
      d="M9 2h6v4q5 3 5 9.5 0 6.5-3.5 7h-9Q4 22 4 15.5 4 9 9 6zm6.5 7.5q2 2.5 1.5 6h-2.3V9.5z"
    />
  ),
  chain: (
    <path
      class="line"
      stroke-width="2.6"
      d="M9.5 15.5 6.8 18.2a3.6 3.6 0 0 1-5-5l3.8-3.8a3.6 3.6 0 0 1 5 0M14.5 8.5l2.7-2.7a3.6 3.6 0 0 1 5 5l-3.8 3.8a3.6 3.6 0 0 1-5 0M8.8 15.2l6.4-6.4"
    />
  ),
  turn: <path class="line" stroke-width="2.5" d="M20 12a8 8 0 1 1-2.6-5.9M20.5 2v5h-5" />,
  trail: <path class="line" stroke-width="2.3" d="M2.5 20q5.5-1 6-5.5T14 8.5h7M17 4l4.5 4.5L17 13" />,
  spots: (
    <>
      {[
        [6, 6],
        [14, 4.5],
        [19.5, 11],
        [10.5, 11.5],
        [5, 16],
        [14, 18.5],
      ].map(([x, y]) => dot(x!, y!, 2.5))}
    </>
  ),
  weave: (
    <path
      fill-rule="evenodd"
      d="M12 1.5 22.5 12 12 22.5 1.5 12zM12 6.8 6.8 12l5.2 5.2 5.2-5.2zm0 2.9 2.3 2.3-2.3 2.3L9.7 12z"
    />
  ),
  bow: (
    <>
      <path class="line" stroke-width="2.4" d="M5 19Q19 19 19 5" />
      <path class="line" stroke-width="1.3" d="M5 19 19 5" />
      <path class="line" stroke-width="2" d="M4 6l15.5 13.5M15 20.5l5.5-.4-.6-5.4" />
    </>
  ),
  drum: (
    <>
      <path d="M3 8.5v7c0 2.8 4 4.8 9 4.8s9-2 9-4.8v-7c0 2.3-4 4-9 4s-9-1.7-9-4z" />
      <ellipse cx="12" cy="7.5" rx="9" ry="3.7" />
    </>
  ),
  flame: <path d="M12.5 1.5q1 5 4.5 8 3.5 4.5 1 9-2.5 4-6 4t-6-3.5q-2-4.5.5-8.5.8 2.5 2.7 3.2-.9-7 3.3-12.2z" />,
  banner: (
    <>
      <path class="line" stroke-width="2.2" d="M5 1.5v21M3 3h18" />
      <path d="M6.5 4h13v13l-3.2-2.8L13 17l-3.3-2.8L6.5 17z" />
    </>
  ),
  card: <path fill-rule="evenodd" d="M6 2h12q2 0 2 2v16q0 2-2 2H6q-2 0-2-2V4q0-2 2-2zm.5 2.5v15h11v-15z" />,
} satisfies Record<string, JSX.Element>;

export type GlyphName = keyof typeof SHAPES;

/** A sign inside a drawing, its middle at x, y. */
export function Sign({ name, x, y, size }: { name: GlyphName; x: number; y: number; size: number }) {
  const scale = size / 24;
  return (
    <g class="figure" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {SHAPES[name]}
    </g>
  );
}

/** A sign in running text or a panel. What it means is said beside it. */
export function Glyph({ name, class: more = "" }: { name: GlyphName; class?: string }) {
  return (
    <svg class={`glyph figure ${more}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  );
}

/** What a turned-up Intruder looks like. */
export const INTRUDER_SIGNS: Record<string, GlyphName> = {
  firearms: "firearms",
  "trade-goods": "goods",
  "stray-horses": "horse",
  "stray-flock": "sheep",
  refugees: "woman",
  "lone-trapper": "stranger",
  mission: "mission",
  scouts: "eye",
  "whiskey-seller": "jug",
  "slave-raiders": "chain",
  smallpox: "spots",
  patrol: "raid",
};
