/** Cubes, wagons and discs. Each shows its colour, a letter or a shape of its own, and how many there are. */
import type { Colour } from "./view";

export const CHIP = 34;

/** Some cubes of one colour, or wagons. */
export function Chip({ colour, n, letter, x, y }: { colour: Colour; n: number; letter: string; x: number; y: number }) {
  if (colour === "white") return <Wagons n={n} x={x} y={y} />;
  const h = CHIP / 2;
  return (
    <g class={`chip ${colour}`} transform={`translate(${x} ${y})`}>
      <path class="side" d={`M${-h + 3},${-h + 7}h${CHIP - 9}v${CHIP - 9}h${-(CHIP - 9)}z`} />
      <path class="top" d={`M${-h + 3},${-h + 7}l5,-6h${CHIP - 9}l-5,6z`} />
      <path class="edge" d={`M${h - 6},${-h + 7}l5,-6v${CHIP - 9}l-5,6z`} />
      <text class="n" x={-2.5} y={9}>
        {n}
      </text>
      <text class="letter" x={h - 11} y={-h + 15}>
        {letter}
      </text>
    </g>
  );
}

/** A covered wagon: wheels, bed and cover. */
export function Wagons({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g class="chip white" transform={`translate(${x} ${y})`}>
      <path class="cover" d="M-15,2C-17,-14 -8,-15 0,-12C8,-15 16,-14 14,2Z" />
      <path class="bed" d="M-14,2h27l-2,6h-23z" />
      <circle class="wheel" cx={-8} cy={10} r={4.5} />
      <circle class="wheel" cx={8} cy={10} r={4.5} />
      <text class="n" x={-0.5} y={0}>
        {n}
      </text>
    </g>
  );
}

/** A disc of the bag: its colour, letter, and whether it has been drawn. */
export function Disc({ colour, letter, state }: { colour: Colour; letter: string; state: "bag" | "drawn" | "now" }) {
  return (
    <svg class={`disc ${colour} is-${state}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle class="rim" r={14} />
      <text class="letter" y={5}>
        {letter}
      </text>
      {state === "drawn" && <path class="tick" d="M4,8l4,4l7,-9" />}
    </svg>
  );
}
