/** One match on the page: what is known of it, what of it is being shown, and what the player does. */
import { computed, effect, signal } from "@preact/signals";
import { settings } from "./settings";
import { Stage, type Step } from "./stage";
import { type Connection, type Subscription, type Table, TableError } from "./table";
import type { Fight, Frame, Line, Phase, State, Started, Update } from "./types";

export interface Shown {
  view: Record<string, unknown>;
  ply: number;
  pulse: string[];
  line: Line | null;
  ribbon: Phase[];
  /** Lines of the entry `ply` that have been told. */
  told: number;
  playing: boolean;
  left: number;
  /** Of the step being shown: see `Step`. */
  chance: string | null;
  shows: string | null;
  fight: Fight | null;
  /** After several steps: the position before the first of them, to say what they have changed. */
  before: Record<string, unknown> | null;
}

export interface Notice {
  kind: "refused" | "trouble" | "said";
  text: string;
  rule: string | null;
  expected: string[];
}

const FEW = 3; // steps after which one line says what they have changed
const PAGE = 80; // frames of the log fetched at a time

export class Session {
  /** The newest state that is known. */
  readonly state = signal<State | null>(null);
  /** What is on the board: behind the newest state while steps are being shown. */
  readonly shown = signal<Shown | null>(null);
  /** An earlier moment that the player looks at. */
  readonly past = signal<State | null>(null);
  readonly frames = signal<Frame[]>([]);
  /** The log is here from its very beginning. */
  readonly whole = signal(false);
  readonly connection = signal<{ now: Connection; retryAt: number }>({ now: "connecting", retryAt: 0 });
  readonly notice = signal<Notice | null>(null);
  readonly busy = signal(false);
  /** The link leads nowhere, or the table cannot be reached at all. */
  readonly failed = signal<TableError | null>(null);

  /** The state whose question, seats and numbers are shown. */
  readonly current = computed(() => this.past.value ?? this.state.value);
  /** Options the player can take now. */
  readonly options = computed(() => {
    const state = this.state.value;
    if (!state || this.past.value || this.shown.value?.playing) return [];
    const { pending } = state;
    return pending.chance ? pending.chance.values : pending.options;
  });
  readonly yours = computed(() => this.state.value?.pending.yours ?? false);

  #stage = new Stage((step, left) => this.#show(step, left), () => settings.value.speed);
  #stream: Subscription | null = null;
  #lang = "";
  #asked = 0;
  #before: Record<string, unknown> | null = null;
  #steps = 0;
  #ends: (() => void)[] = [];

  constructor(readonly table: Table, readonly token: string) {}

  // -- beginning and end ---------------------------------------------------------------------------------------------
  async open(): Promise<void> {
    this.#lang = settings.value.lang;
    await this.#load();
    if (!this.state.value) return;
    this.#subscribe();
    const wake = () => document.visibilityState === "visible" && this.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#ends.push(
      () => removeEventListener("online", wake),
      () => document.removeEventListener("visibilitychange", wake),
      effect(() => {
        if (settings.value.lang !== this.#lang) void this.#translate();
      }),
    );
  }

  close(): void {
    this.#stream?.close();
    this.#stage.clear();
    for (const end of this.#ends.splice(0)) end();
  }

  /** Try to reach the table at once, in place of waiting for the next attempt. */
  wake(): void {
    this.#stream?.wake();
  }

  #subscribe(): void {
    this.#stream?.close();
    this.#stream = this.table.subscribe({
      update: (update) => this.take(update),
      presence: (seats) => this.#patch({ seats }),
      thinking: ({ seat, since }) =>
        this.#patch({
          seats: this.state.value?.seats.map((s) => (s.seat === seat ? { ...s, thinking: since } : s)) ?? [],
        }),
      connection: (now, retryAt = 0) => {
        const back = now === "live" && this.connection.value.now === "lost";
        this.connection.value = { now, retryAt };
        if (back) void this.refresh();
      },
    }, `${this.state.value?.ply ?? ""}`);
  }

  async #load(): Promise<void> {
    try {
      const state = await this.table.state();
      this.state.value = state;
      this.#settle();
      const from = Math.max(0, state.last - PAGE);
      this.#merge(await this.table.log(from, state.last));
      this.whole.value = from === 0;
      this.failed.value = null;
    } catch (error) {
      if (error instanceof TableError && !this.state.value) this.failed.value = error;
      else this.#trouble(error);
    }
  }

  /** All words anew in the language that was switched to; the game itself is where it was. */
  async #translate(): Promise<void> {
    this.#lang = settings.value.lang;
    this.#stage.clear();
    this.notice.value = null;
    const at = this.past.value?.at;
    this.frames.value = [];
    await this.#load();
    if (at !== undefined) await this.look(at);
    this.#subscribe();
  }

  /** Fetches the state anew, quietly: after a stale click, or when the connection came back. */
  async refresh(): Promise<void> {
    try {
      const before = this.state.value;
      const state = await this.table.state();
      if (before && state.ply < before.ply) return;
      this.state.value = state;
      if (before && state.ply > before.ply) // entries may have been taken back too: what is loaded is loaded anew
        this.frames.value = await this.table.log((this.frames.value[0]?.ply ?? 1) - 1, state.last);
      if (!this.#stage.playing) this.#settle();
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** More of the log: back to a moment, or a page more. */
  async earlier(at?: number): Promise<void> {
    const first = this.frames.value[0]?.ply ?? this.state.value?.last ?? 0;
    if (this.whole.value || (at !== undefined && at >= first)) return;
    const from = Math.max(0, (at ?? first) - PAGE);
    try {
      this.#merge(await this.table.log(from, first));
      if (from === 0) this.whole.value = true;
    } catch (error) {
      this.#trouble(error);
    }
  }

  #merge(more: readonly Frame[]): void {
    const all = new Map(this.frames.value.map((frame) => [frame.ply, frame]));
    for (const frame of more) if (!all.has(frame.ply)) all.set(frame.ply, frame);
    this.frames.value = [...all.values()].sort((a, b) => a.ply - b.ply);
  }

  // -- what happens --------------------------------------------------------------------------------------------------
  /** News from the table; the same news may come twice (as an answer and as an event). */
  take(update: Update): void {
    const before = this.state.value;
    if (!before || update.ply <= before.ply) return;
    if (update.anew) {
      this.#stage.clear();
      this.frames.value = [];
      void this.#load();
      return;
    }
    const undone = update.since < before.last;
    const kept = this.frames.value.filter((frame) => frame.ply <= update.since);
    const missed = update.since > before.last;
    this.frames.value = [...kept, ...update.frames.map(({ view: _, ...frame }) => ({ ...frame, view: null }))];
    this.state.value = update.state;
    if (missed) void this.table.log(before.last, update.since).then((more) => this.#merge(more), () => {});
    if (undone) {
      this.#stage.clear();
      this.#settle();
    }
    const fresh = update.frames.filter((frame) => frame.ply > before.last || undone);
    if (fresh.length && !undone) this.#stage.play(fresh, update.state.you);
    else if (!this.#stage.playing) this.#settle();
  }

  #patch(some: Partial<State>): void {
    if (this.state.value) this.state.value = { ...this.state.value, ...some };
  }

  #show(step: Step | null, left: number): void {
    const state = this.state.value;
    if (!state) return;
    if (!step) {
      const { pulse, line } = this.shown.value ?? { pulse: [], line: null };
      this.#settle(pulse, line, this.#steps > FEW ? this.#before : null);
      return;
    }
    const was = this.shown.value;
    if (!was?.playing) [this.#before, this.#steps] = [was?.view ?? null, 0];
    this.#steps += step.dwell ? 1 : 0;
    const { ply, things: pulse, line, ribbon, told, chance, shows, fight } = step;
    const view = step.view ?? was?.view ?? state.view;
    this.shown.value = { view, ply, pulse, line, ribbon, told, playing: true, left, before: null, chance, shows, fight };
  }

  #settle(pulse: string[] = [], line: Line | null = null, before: Record<string, unknown> | null = null): void {
    const { view, ply, ribbon, fight } = this.state.value!;
    const nothing = { chance: null, shows: null };
    this.shown.value = { view, ply, pulse, line, ribbon, told: 0, playing: false, left: 0, before, ...nothing, fight };
  }

  next(): void {
    if (this.#stage.playing) this.#stage.next();
  }

  skip(): void {
    if (!this.#stage.playing) return;
    this.#steps += this.shown.value?.left ?? 0;
    this.#stage.skip();
  }

  // -- what the player does ------------------------------------------------------------------------------------------
  act = (text: string) => this.#do((ply) => this.table.act(ply, text));
  undo = () => this.#do((ply) => this.table.undo(ply));
  redo = () => this.#do((ply) => this.table.redo(ply));
  skipBeat = () => this.#do((ply) => this.table.skip(ply));
  correct = (number: number, text: string) => this.#do((ply) => this.table.correct(ply, number, text));
  printed = (values: Record<string, string>) => this.#do((ply) => this.table.printed(ply, values));

  async #do(call: (ply: number) => Promise<Update>): Promise<boolean> {
    const state = this.state.value;
    if (!state || this.busy.value || this.past.value) return false;
    this.busy.value = true;
    this.notice.value = null;
    this.skip();
    try {
      const update = await call(state.ply);
      this.take(update);
      const answer = update.state.lesson?.answer;
      if (answer) this.say(answer); // a move that is allowed, but not the lesson's
      return !answer;
    } catch (error) {
      if (error instanceof TableError && error.stale) await this.refresh();
      else this.#trouble(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** A practice branch from a moment; the game itself is not touched. */
  async branch(at: number, name: string): Promise<Started | null> {
    try {
      return await this.table.branch(at, name);
    } catch (error) {
      this.#trouble(error);
      return null;
    }
  }

  /** Looks at an earlier moment; null comes back to now. The last one asked for counts. */
  async look(at: number | null): Promise<void> {
    const asked = ++this.#asked;
    const state = this.state.value;
    if (at === null || !state || at >= state.last) {
      this.past.value = null;
      return;
    }
    try {
      const past = await this.table.state(Math.max(0, at));
      if (asked !== this.#asked) return;
      this.past.value = past;
      await this.earlier(at);
    } catch (error) {
      if (asked === this.#asked) this.#trouble(error);
    }
  }

  say(text: string, rule: string | null = null, expected: string[] = []): void {
    this.notice.value = { kind: "said", text, rule, expected };
  }

  #trouble(error: unknown): void {
    if (!(error instanceof TableError)) throw error;
    const { message, rule, expected } = error.problem;
    const kind = error.status === 422 ? "refused" : "trouble";
    this.notice.value = { kind, text: message, rule, expected };
  }
}
