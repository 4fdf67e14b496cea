/** What happened, shown one step after the other at the player's speed. */
import type { Fight, Frame, Line, Phase } from "./types";

export type Speed = "instant" | "fast" | "normal" | "slow" | "step";
export const SPEEDS: readonly Speed[] = ["instant", "fast", "normal", "slow", "step"];

type View = Record<string, unknown>;

/** One thing shown: the position it leaves, what it is about, and what is said about it. */
export interface Step {
  ply: number;
  view: View | null; // null: what was on the board before
  ribbon: Phase[];
  things: string[];
  line: Line | null;
  /** So many lines of its entry have been told with it. */
  told: number;
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

/** A game that says so sets up the board by itself: nobody wants to watch that. */
const SETUP = "setup";

/**
 * The steps of an entry, one a line; the position after it comes with its last line, so that nothing is on the board
 * before it is told. A player's own small move is a single step that does not wait, and so is setting up.
 */
export function stepsOf(frame: Frame, you: string): Step[] {
  const view = frame.view ?? null;
  const mine = you !== "" && (frame.seat === you || you === TABLE);
  const setup = frame.ribbon.some((phase) => phase.id === SETUP && phase.state === "now");
  const own = setup || (frame.mark === ">" && mine && frame.lines.length <= QUICK);
  const chance = frame.mark === "!" && !frame.veiled && !setup ? frame.text : null;
  const shows = setup || frame.veiled || (mine && frame.mark === ">") ? null : (frame.things[0] ?? null);
  const { ply, ribbon, fight } = frame;
  const told = frame.lines.length;
  const same = { ply, ribbon, chance, shows, fight };
  if (own || !told) {
    const things = [...new Set([...frame.things, ...frame.lines.flatMap((line) => line.things)])];
    return [{ ...same, view, things, line: frame.lines.at(-1) ?? null, told, dwell: !own && things.length > 0 }];
  }
  return frame.lines.map((line, i) => ({
    ...same, view: i === told - 1 ? view : null, things: line.things, line, told: i + 1, dwell: true,
  }));
}

const PACE: Record<Speed, { base: number; letter: number }> = {
  instant: { base: 0, letter: 0 },
  fast: { base: 220, letter: 1.5 },
  normal: { base: 450, letter: 3 },
  slow: { base: 1200, letter: 14 },
  step: { base: Infinity, letter: 0 },
};

/** How long a step stays, in milliseconds; for ever when the player goes on by hand. */
export function dwell(step: Step, speed: Speed): number {
  if (!step.dwell) return 0;
  const { base, letter } = PACE[speed];
  return base + Math.min(160, step.line?.text.length ?? 0) * letter;
}

/** Milliseconds that all steps together take at the most: a long turn of the enemy goes quicker, not on and on. */
const LONGEST: Record<Speed, number> = { instant: 0, fast: 5_000, normal: 10_000, slow: Infinity, step: Infinity };

export interface Clock {
  set(fn: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

const realClock: Clock = { set: (fn, ms) => setTimeout(fn, ms), clear: (handle) => clearTimeout(handle as never) };

export class Stage {
  #queue: Step[] = [];
  #timer: unknown = null;
  #on = false;
  #haste = 1; // part of their time that steps get, when there are many of them

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
    const speed = this.speed();
    const all = this.#queue.reduce((sum, step) => sum + dwell(step, speed), 0);
    this.#haste = all > LONGEST[speed] ? LONGEST[speed] / all : 1;
    if (speed === "instant") this.skip();
    else if (!this.#on) this.next();
  }

  /** The next step at once. */
  next(): void {
    this.#stop();
    const step = this.#queue.shift();
    this.#on = step !== undefined;
    this.show(step ?? null, this.#queue.length);
    if (!step) return;
    const wait = dwell(step, this.speed()) * this.#haste;
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
