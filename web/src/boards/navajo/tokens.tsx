/** Counters on the map. Each is drawn around 0, 0 and put in its place by whoever shows it. */
import { plate } from "../geometry";
import { INTRUDER_SIGNS, Sign, type GlyphName } from "./glyphs";
import type { Letter, Seat } from "./names";
import type { Family } from "./view";

export const CHIP = 28;

/** How large a Family is drawn, the more of them share an Area the smaller. */
export const TOKENS = {
  full: { width: 72, height: 48 },
  half: { width: 52, height: 48 },
  slim: { width: 35, height: 48 },
  mini: { width: 35, height: 25 },
} as const;
export type TokenSize = keyof typeof TOKENS;

export function sizeFor(families: number): TokenSize {
  return families <= 1 ? "full" : families === 2 ? "half" : families === 3 ? "slim" : "mini";
}

type Spot = readonly [x: number, y: number];
interface Shape {
  letter: Spot;
  ferocity: Spot;
  /** Middle of man, woman, child and horse: each kind has its own corner, so that the place tells it too. */
  people: readonly [Spot, Spot, Spot, Spot] | null;
  sign: number;
}

const SHAPES: Record<TokenSize, Shape> = {
  full: {
    letter: [-21, 2],
    ferocity: [-21, 13],
    people: [
      [4, -11],
      [24, -11],
      [4, 10],
      [24, 11],
    ],
    sign: 19,
  },
  half: {
    letter: [-14, 2],
    ferocity: [-14, 13],
    people: [
      [4, -11],
      [17, -11],
      [4, 10],
      [17, 11],
    ],
    sign: 15,
  },
  slim: {
    letter: [0, -4],
    ferocity: [0, 19],
    people: [
      [-12, 8],
      [-4, 8],
      [4, 8],
      [12, 8],
    ],
    sign: 9.5,
  },
  mini: { letter: [-8, 7], ferocity: [7, 2], people: null, sign: 0 },
};
const MEMBERS = ["man", "woman", "child", "horse"] as const;

interface FamilyTokenProps {
  letter: Letter;
  family: Family;
  size: TokenSize;
  leader: boolean;
  follows?: Seat | undefined;
  acting: boolean;
}

export function FamilyToken({ letter, family, size, leader, follows, acting }: FamilyTokenProps) {
  const { width, height } = TOKENS[size];
  const shape = SHAPES[size];
  return (
    <g class={`family ${size}`}>
      {acting && <path class="acting" d={plate([0, 0], width + 7, height + 7, 13)} />}
      <path class="body" d={plate([0, 0], width, height, size === "mini" ? 7 : 10)} />
      <text class="letter" x={shape.letter[0]} y={shape.letter[1]}>
        {letter}
      </text>
      <Ferocity n={family.ferocity} at={shape.ferocity} />
      {shape.people?.map(([x, y], i) => {
        const kind = MEMBERS[i]!;
        return family[kind] ? (
          <Sign key={kind} name={kind} x={x} y={y} size={shape.sign} />
        ) : (
          <circle key={kind} class="empty" cx={x} cy={y} r={size === "slim" ? 1.3 : 2.2} />
        );
      })}
      {leader && <Leader x={width / 2 - 4} y={3 - height / 2} />}
      {follows && <Follower seat={follows} x={4 - width / 2} y={3 - height / 2} />}
    </g>
  );
}

/** Three notches, as many of them filled as the Family is fierce. */
function Ferocity({ n, at: [x, y] }: { n: number; at: Spot }) {
  return (
    <g class="ferocity">
      {[-1, 0, 1].map((i) => (
        <path key={i} class={i + 1 < n ? "cut" : "blank"} d={`M${x + i * 8 - 3.5} ${y + 4.5}l3.5-9 3.5 9z`} />
      ))}
    </g>
  );
}

function Leader({ x, y }: { x: number; y: number }) {
  return (
    <g class="leader">
      <circle cx={x} cy={y} r={8} />
      <path d={`M${x - 3.5} ${y + 4}v-8l3.5 5 3.5-5v8`} />
    </g>
  );
}

/** Two players: a round stone for turquoise, a woven square for basket. */
export function Follower({ seat, x, y }: { seat: Seat; x: number; y: number }) {
  return seat === "turquoise" ? (
    <circle class="seat-turquoise" cx={x} cy={y} r={6.5} />
  ) : (
    <g class="seat-basket">
      <rect x={x - 6} y={y - 6} width={12} height={12} rx={1.5} />
      <path d={`M${x - 6} ${y}h12M${x} ${y - 6}v12`} />
    </g>
  );
}

/** A square chip with a sign: what the enemy has built, what grows, who lies in wait. */
export function Chip({ name, kind, large = false }: { name: GlyphName; kind: string; large?: boolean }) {
  const size = large ? 38 : CHIP;
  return (
    <g class={`tile ${kind}`}>
      <path class="ground" d={plate([0, 0], size, size, large ? 8 : 6)} />
      <Sign name={name} x={0} y={0} size={size * 0.74} />
    </g>
  );
}

/** A raid on the march: how many counters lie here. */
export function RaidMark({ n, last }: { n: number; last: boolean }) {
  return (
    <g class={`raiders${last ? " is-last" : ""}`}>
      <path class="pole" d="M-13 -17v36" />
      <path class="cloth" d="M-13 -17h33l-7 11 7 11h-33z" />
      <text x={-1} y={0}>
        {n}
      </text>
    </g>
  );
}

export function TribalMark() {
  return (
    <g class="tribal">
      <path class="ground" d="M0-16 16 0 0 16-16 0z" />
      <Sign name="tribal" x={0} y={0} size={17} />
    </g>
  );
}

/** Face-down while nobody knows who it is. */
export function IntruderMark({ kind, more }: { kind: string; more: number }) {
  const known = INTRUDER_SIGNS[kind];
  return (
    <g class={`intruder${known ? " is-known" : ""}`}>
      <circle class="ground" r={14} />
      <Sign name={known ?? "stranger"} x={0} y={known ? 0 : -3} size={known ? 18 : 17} />
      {!known && (
        <text x={0} y={11}>
          ?
        </text>
      )}
      {more > 0 && (
        <g class="more">
          <circle cx={12} cy={-10} r={7} />
          <text x={12} y={-6.5}>
            {more + 1}
          </text>
        </g>
      )}
    </g>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Die({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g class="pips">
      <path class="ground" d={plate([x, y], 19, 19, 4.5)} />
      {(PIPS[n] ?? []).map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={x + dx * 4.8} cy={y + dy * 4.8} r={1.9} />
      ))}
    </g>
  );
}
