/** Cubes, wagons, marks and discs. Each shows its colour, a letter or a shape of its own, and how many there are. */
import type { Sheet } from "./sheet";
import type { Colour, Deck } from "./names";

type Size = Sheet["cube"];

/** Some cubes of one colour: the letter of the people on the lit side, their number on the other. Around 0, 0. */
export function Chip({ colour, n, letter, size }: { colour: Colour; n: number; letter: string; size: Size }) {
  if (colour === "white") return <Wagon n={n} size={size} />;
  const [w, h] = [size.width, size.height];
  const [left, top, tab] = [-w / 2, -h / 2, w * 0.42];
  return (
    <g class={`piece ${colour}`} aria-hidden="true">
      <path class="roof" d={`M${left + 1},${top + 5}l5,-5h${w - 7}l-4,5z`} />
      <rect class="body" x={left} y={top + 4} width={w - 2} height={h - 4} rx={4} />
      <path class="tab" d={`M${left + 4},${top + 4}h${tab - 4}v${h - 4}h${4 - tab}a4,4 0 0 1 -4,-4v${12 - h}a4,4 0 0 1 4,-4z`} />
      <text class="letter" x={left + tab / 2} y={top + h * 0.74}>
        {letter}
      </text>
      <text class="n" x={left + tab + (w - 2 - tab) / 2} y={top + h * 0.8}>
        {n}
      </text>
    </g>
  );
}

/** Covered wagons. */
export function Wagon({ n, size }: { n: number; size: Size }) {
  return (
    <g class="piece white" aria-hidden="true" transform={`scale(${size.height / 32})`}>
      <path class="cover" d="M-19 4C-24-10-20-18-12-16Q0-20 12-16C20-18 23-10 18 4z" />
      <path class="bed" d="M-19 4h37l-3 6h-31z" />
      <circle class="hoop" cx={-10} cy={11} r={5.5} />
      <circle class="hoop" cx={10} cy={11} r={5.5} />
      <text class="n" x={-0.5} y={2}>
        {n}
      </text>
    </g>
  );
}

/** Custer's force: a swallow-tailed guidon. */
export function Guidon() {
  return (
    <g class="guidon" aria-hidden="true">
      <path class="pole" d="M-13 16v-32" />
      <path class="cloth" d="M-13-15h27l-7 7.5 7 7.5h-27z" />
      <path class="fold" d="M-13-7.5H7" />
    </g>
  );
}

/** People under the banner. */
export function Streamer() {
  return (
    <g class="streamer" aria-hidden="true">
      <path class="pole" d="M-10 16v-32" />
      <path class="cloth" d="M-10-15q10-5 16 1t14 0q-4 8-10 8t-20-1z" />
    </g>
  );
}

/** A lasting card lies on the region: a sheet with the letter of its people. */
export function Lasting({ deck, letter }: { deck: Deck; letter: string }) {
  return (
    <g class={`lasting ${deck}`} aria-hidden="true">
      <path class="leaf" d="M-11-15H6l6 6v24h-23z" />
      <path class="fold" d="M6-15v6h6" />
      <text y={9}>{letter}</text>
    </g>
  );
}

/** Who holds a region that is not the land of his people. */
export function Shield({ owner, letter }: { owner: Deck; letter: string }) {
  return (
    <g class={`shield ${owner}`} aria-hidden="true">
      <path d="M-11-12H11V2Q11 10 0 15Q-11 10-11 2z" />
      <text y={6}>{letter}</text>
    </g>
  );
}

/** Crossed blades: people of both sides stand here. */
export function Swords() {
  return (
    <g class="swords" aria-hidden="true">
      <circle r={14} />
      <path d="M-8-8 8 8M8-8-8 8M-10 5l5 5M10 5l-5 5" />
    </g>
  );
}

/** Nobody holds this land. */
export function Nobody() {
  return (
    <g class="nobody" aria-hidden="true">
      <circle r={11} />
      <path d="M-7.5 7.5 7.5-7.5" />
    </g>
  );
}

/** A disc of the bag: its colour, letter, and whether it has been drawn. */
export function Disc({ colour, letter, state }: { colour: Colour; letter: string; state: "bag" | "drawn" | "now" }) {
  return (
    <svg class={`disc ${colour} is-${state}`} viewBox="-17 -17 34 34" aria-hidden="true">
      <circle class="rim" r={14} />
      <text class="letter" y={5.5}>
        {letter}
      </text>
    </svg>
  );
}
