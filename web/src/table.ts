/**
 * The game as the page sees it. `http.ts` reaches it over the network; an engine inside the browser could stand behind
 * the same two interfaces. Words come in the language asked for; everything else is the same in all languages.
 */
import type {
  Catalogue, Frame, Job, Language, Links, MineEntry, NewMatch, Odds, Problem, Rule, Seat, Started, State, Thing, Thinking, Update, Why,
} from "./types";

/** Something the table refused or could not do, in words for the player. */
export class TableError extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.message);
  }
  /** The table has moved on: what was answered is no longer asked. */
  get stale(): boolean {
    return this.problem.error === "stale";
  }
  /** Nothing answered at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

export type Connection = "connecting" | "live" | "lost";

export interface Listener {
  update(update: Update): void;
  presence(seats: Seat[]): void;
  thinking(thinking: Thinking): void;
  connection(now: Connection, retryAt?: number): void;
}

export interface Subscription {
  /** Try at once instead of waiting (the machine is online again, the page is looked at again). */
  wake(): void;
  close(): void;
}

/** Long work at the table: a hint, a review. */
export interface Task {
  result: Promise<Job>;
  stop(): void;
}

/** One match, seen from one seat. Every action names the ply it answers. */
export interface Table {
  state(at?: number): Promise<State>;
  log(from: number, to: number): Promise<Frame[]>;
  act(ply: number, text: string): Promise<Update>;
  undo(ply: number): Promise<Update>;
  redo(ply: number): Promise<Update>;
  /** A lesson plays the rest of its step. */
  skip(ply: number): Promise<Update>;
  /** Companion: an entry that was told wrongly, by its number; printed figures of the card at hand. */
  correct(ply: number, number: number, text: string): Promise<Update>;
  printed(ply: number, values: Record<string, string>): Promise<Update>;
  branch(at: number, name: string): Promise<Started>;
  odds(option: string): Promise<Odds>;
  why(text: string): Promise<Why>;
  hint(ply: number, progress: (done: number) => void): Task;
  review(progress: (done: number) => void): Task;
  /** The bot that thinks moves at once. */
  hurry(): Promise<void>;
  journal(): Promise<string>;
  rename(name: string): Promise<void>;
  /** New links to hand on; the old ones stay good. */
  links(): Promise<Links>;
  /** Rules, names, figures and places as the packs of this match have them. */
  rules(): Promise<Rule[]>;
  things(): Promise<Record<string, Thing>>;
  board(): Promise<unknown>;
  subscribe(listener: Listener, after?: string): Subscription;
}

/** What can be played, what is going on, and the words and components of a game. */
export interface Lobby {
  /** What the table speaks. */
  languages(): Promise<Language[]>;
  /** The page's own words in a language, or those of a game's board: Fluent messages. */
  words(language: string, game?: string): Promise<string>;
  catalogue(): Promise<Catalogue>;
  start(match: NewMatch): Promise<Started>;
  take(journal: string, seats?: Record<string, string>): Promise<Started>;
  /** Unfinished games of this machine; none when the table is somewhere else. */
  mine(): Promise<MineEntry[]>;
  rules(game: string): Promise<Rule[]>;
  things(game: string): Promise<Record<string, Thing>>;
  board(game: string): Promise<unknown>;
  table(token: string): Table;
}
