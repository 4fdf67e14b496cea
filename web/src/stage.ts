/** What happened, shown one step after the other at the player's speed. */
import type { Fight, Frame, Line } from "./types";

export type Speed = "instant" | "fast" | "normal" | "slow" | "step";
export const SPEEDS: readonly Speed[] = ["instant", "fast", "normal", "slow", "step"];

type View = Record<string, unknown>;

/** One thing shown: the position it leaves, what it is about, and what is said about it. */
export interface Step {
  ply: number;
  view: View | null;
  things: string[];
  line: Line | null;
  /** False: it needs no time of its own (the player's own small move). */
  dwell: boolean;
  /** What was rolled or drawn, in its typed form (`dice 2 5`), where this seat may know it. */
  chance: string | null;
  /** A component that somebody plays or that comes from the deck: it is shown large. */
  shows: string | null;
  fight: Fight | null;
}

const QUICK = 2; // own moves with no more lines than this are shown at once
const MOST = 60; // frames shown one by one; what came before them (a long absence) is passed over

/** The seat of whoever plays the whole table: lessons, real tables, practice. */
export const TABLE = "*";

/** The steps of an entry, one a line. A player's own small move is a single step that does not wait. */
export function stepsOf(frame: Frame, you: string): Step[] {
  const view = frame.view ?? null;
  const mine = you !== "" && (frame.seat === you || you === TABLE);
  const own = frame.mark === ">" && mine && frame.lines.length <= QUICK;
  const chance = frame.mark === "!" && !frame.veiled ? frame.text : null;
  const shows = frame.veiled || mine && frame.mark === ">" ? null : (frame.things[0] ?? null);
  const told = { ply: frame.ply, view, chance, shows, fight: frame.fight };
  if (own || !frame.lines.length) {
    const things = [...new Set([...frame.things, ...frame.lines.flatMap((line) => line.things)])];
    return [{ ...told, things, line: frame.lines.at(-1) ?? null, dwell: !own && things.length > 0 }];
  }
  return frame.lines.map((line) => ({ ...told, things: line.things, line, dwell: true }));
}

const PACE: Record<Speed, { base: number; letter: number }> = {
  instant: { base: 0, letter: 0 },
  fast: { base: 350, letter: 8 },
  normal: { base: 800, letter: 20 },
  slow: { base: 1500, letter: 38 },
  step: { base: Infinity, letter: 0 },
};

/** How long a step stays, in milliseconds; for ever when the player goes on by hand. */
export function dwell(step: Step, speed: Speed): number {
  if (!step.dwell) return 0;
  const { base, letter } = PACE[speed];
  return base + Math.min(160, step.line?.text.length ?? 0) * letter;
}

export interface Clock {
  set(fn: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

const realClock: Clock = { set: (fn, ms) => setTimeout(fn, ms), clear: (handle) => clearTimeout(handle as never) };

export class Stage {
  #queue: Step[] = [];
  #timer: unknown = null;
  #on = false;

  /** `show` gets each step; null when all has been shown. */
  constructor(
    private readonly show: (step: Step | null, left: number) => void,
    private readonly speed: () => Speed,
    private readonly clock: Clock = realClock,
  ) {}

  get playing(): boolean {
    return this.#on;
  }

  play(frames: readonly Frame[], you: string): void {
    const late = frames.slice(-MOST);
    this.#queue.push(...late.flatMap((frame) => stepsOf(frame, you)));
    if (this.speed() === "instant") this.skip();
    else if (!this.#on) this.next();
  }

  /** The next step at once. */
  next(): void {
    this.#stop();
    const step = this.#queue.shift();
    this.#on = step !== undefined;
    this.show(step ?? null, this.#queue.length);
    if (!step) return;
    const wait = dwell(step, this.speed());
    if (wait === 0) this.next();
    else if (wait !== Infinity) this.#timer = this.clock.set(() => this.next(), wait);
  }

  /** All that is left at once; what the last step was about stays marked. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.show(last, 0);
    this.next();
  }

  /** Forget what was to be shown (it was taken back). */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.#on = false;
  }

  #stop(): void {
    this.clock.clear(this.#timer);
    this.#timer = null;
  }
}
