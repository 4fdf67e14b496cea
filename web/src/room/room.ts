/** The table's surface: what is open, what is pointed at, and what the player's gestures mean. */
import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { go, library, say, t, wordsOf } from "../app";
import { copyText, download } from "../components/bits";
import type { Anchor } from "../boards/contract";
import { optionFor, understand } from "../command";
import type { Own } from "../library";
import * as matches from "../matches";
import { counted, forCount, glowOf, numbered } from "../options";
import { link } from "../router";
import { nearest } from "../rulebook";
import type { Session } from "../session";
import type { Odds, Option, Thing } from "../types";
import { Hand } from "./hand";
import { Jobs } from "./jobs";

export type Popup =
  | { kind: "menu"; thing: string; options: readonly Option[]; at: Anchor }
  | { kind: "explain"; thing: string; at: Anchor }
  | { kind: "odds"; option: Option; at: Anchor }
  | { kind: "confirm"; option: Option; at: Anchor };

export type Tab = "play" | "displays" | "log" | "rules";
export type Sheet = "keys" | "commands" | "settings" | "seats" | null;

export class Room {
  readonly popup = signal<Popup | null>(null);
  /** What the pointer rests on: the name of a thing, or the odds of an option. */
  readonly tip = signal<{ thing: string; at: Element } | { option: Option; at: Element } | null>(null);
  /** How large the board is drawn; 1 shows all of it. */
  readonly zoom = signal(1);
  readonly preview = signal<Option | null>(null);
  readonly tab = signal<Tab>("play");
  readonly sheet = signal<Sheet>(null);
  /** The rule that the panel is open at. */
  readonly rule = signal("");
  readonly jobs: Jobs;
  readonly hand: Hand;
  readonly glow = computed(() => glowOf(this.session.options.value));

  /** Pages of a lesson that the learner has put away: those before its first step, or those after its last. */
  readonly #read = signal<"" | "before" | "after">("");
  /** The page of a lesson that is being read. */
  readonly page = signal(0);
  /** Pages of a lesson stand in place of the question. */
  readonly reading = computed(() => {
    const lesson = this.session.state.value?.lesson;
    return !!lesson?.pages.length && this.#read.value !== (lesson.over ? "after" : "before");
  });

  /** What the text of a lesson speaks of. */
  readonly lit = computed(() => {
    const lesson = this.session.state.value?.lesson;
    return (this.reading.value ? lesson?.pages_lit[this.page.value] : lesson?.lit) ?? [];
  });

  constructor(readonly session: Session, readonly game: string) {
    this.jobs = new Jobs(session);
    this.hand = new Hand(this);
  }

  haveRead(): void {
    this.#read.value = this.session.state.value?.lesson?.over ? "after" : "before";
    this.page.value = 0;
  }

  /** The match, where names and figures come with its packs. */
  get own(): Own {
    return { tables: this.session.state.value?.tables ?? "", table: this.session.table };
  }

  names = (id: string): string => library.things(this.game, this.own)?.[id]?.name ?? id;

  /** What is said of a thing, as it is in the position being looked at. */
  about(thing: string): Thing | undefined {
    return library.things(this.game, this.own)?.[this.explained(thing)];
  }

  /** The thing whose words explain another in this position: the face of a counter. */
  explained(thing: string): string {
    const view = this.session.past.value?.view ?? this.session.shown.value?.view;
    return (view && library.module(this.game)?.explains?.(view, thing)) || thing;
  }

  // -- picking -------------------------------------------------------------------------------------------------------
  /**
   * A thing was clicked, tapped or chosen by key. The only option is taken at once (of those that differ in a number,
   * the one for as many as are chosen); else a small menu asks.
   */
  pick = (thing: string, at: Anchor): void => {
    this.tip.value = null;
    const options = this.glow.value.get(thing);
    if (!options?.length) {
      if (!this.hand.goesOn(thing)) this.explain(thing, at);
      return;
    }
    const ways = counted(options);
    if (ways.length === 1) void this.take(forCount(ways[0]!, this.hand.count.value));
    else this.popup.value = { kind: "menu", thing, options, at };
  };

  explain = (thing: string, at: Anchor): void => {
    this.tip.value = null;
    this.popup.value = { kind: "explain", thing, at };
  };

  odds = (option: Option, at: Anchor): void => {
    this.popup.value = { kind: "odds", option, at };
  };

  #odds = new Map<string, Promise<Odds>>();

  /** The odds of an option of the pending question; asked for once. */
  oddsOf(option: Option): Promise<Odds> {
    const key = `${this.session.state.value?.ply}/${this.session.state.value?.lang}/${option.text}`;
    let found = this.#odds.get(key);
    if (!found) {
      if (this.#odds.size > 100) this.#odds.clear();
      found = this.session.table.odds(option.text);
      found.catch(() => this.#odds.delete(key));
      this.#odds.set(key, found);
    }
    return found;
  }

  /** The focus was on an option that is gone now: it goes to the next question. */
  focusNext = false;

  /** Takes an option; `sure`: one that begins a fight has been looked at with its odds. */
  take = async (option: Option, sure = false): Promise<void> => {
    if (option.begins && !sure) {
      const at = document.querySelector(`.board [data-thing="${CSS.escape(option.begins)}"]`) ?? document.body;
      this.popup.value = { kind: "confirm", option, at };
      return;
    }
    this.hand.takes(option);
    this.focusNext = document.activeElement?.matches(".option-take:focus-visible") ?? false;
    this.popup.value = null;
    this.tip.value = null;
    this.preview.value = null;
    this.jobs.forgetHint();
    await this.session.act(option.text);
  };

  // -- rules ---------------------------------------------------------------------------------------------------------
  openRule = (id: string): void => {
    this.popup.value = null;
    this.rule.value = id;
    this.tab.value = "rules";
    requestAnimationFrame(() => document.getElementById("rules-panel")?.focus());
  };

  /** Whether there is something to read about a rule id (some only name the machine's own steps). */
  hasRule(id: string | null | undefined): id is string {
    return !!id && !!nearest(id, library.rules(this.game, this.own) ?? []);
  }

  // -- the command line ----------------------------------------------------------------------------------------------
  /** A typed line; true if it can be forgotten (it was carried out). */
  type = async (line: string): Promise<boolean> => {
    const { session } = this;
    const options = session.options.value;
    const meaning = understand(line, options);
    if (meaning.kind === "nothing") return true;
    if (meaning.kind === "act") {
      if (session.past.value) {
        session.say(t("page-earlier-moment"));
        return false;
      }
      if (/^\d+$/.test(meaning.text) && options.length && session.state.value?.pending.kind === "decision") {
        session.say(t("page-number-outside", { n: numbered(options).length }));
        return false;
      }
      this.jobs.forgetHint();
      return session.act(meaning.text);
    }
    const { command, rest } = meaning;
    switch (command) {
      case "why": {
        const why = await session.table.why(optionFor(rest, options)?.text ?? rest);
        session.say([...why.where.slice(-1), why.message, ...why.facts].join(" · "), why.rule, why.expected);
        return true;
      }
      case "odds": {
        const option = optionFor(rest, options);
        if (option) this.odds(option, document.activeElement ?? document.body);
        else session.say(t("page-no-options-now"));
        return !!option;
      }
      case "rules":
        this.openRule(rest || (session.state.value?.pending.rule ?? ""));
        return true;
      case "card":
        this.explain(`card:${rest.replace(/^0+/, "").replace(/\s+/g, "-").toLowerCase()}`, document.activeElement ?? document.body);
        return true;
      case "log":
        this.tab.value = "log";
        return true;
      case "undo":
        return session.undo();
      case "redo":
        return session.redo();
      case "branch":
        return this.practise(session.state.value?.last ?? 0, rest);
      case "hint":
        void this.jobs.hint();
        return true;
      case "skip":
        return session.skipBeat();
      case "save":
        return this.save();
      case "help":
        this.sheet.value = "commands";
        return true;
      case "quit":
        go({ page: "start" });
        return true;
    }
  };

  // -- keeping and branching -----------------------------------------------------------------------------------------
  practise = async (at: number, name = ""): Promise<boolean> => {
    const state = this.session.state.value!;
    const made = await this.session.branch(at, name || t("page-practice-name"));
    if (!made) return false;
    const about = {
      game: state.game, scenario: state.scenario, kind: "game", branch: name || t("page-practice-name"), from: this.session.token,
    };
    go({ page: "table", token: matches.started(made, about), at: null });
    return true;
  };

  save = async (): Promise<boolean> => {
    const state = this.session.state.value!;
    try {
      download(`${state.game}-${state.scenario}.journal`, await this.session.table.journal());
      return true;
    } catch {
      say(t("page-failed"), true);
      return false;
    }
  };

  /** New links to hand on, kept by this browser. */
  renewLinks = async (): Promise<boolean> => {
    try {
      matches.renewed(this.session.token, this.session.state.value!, await this.session.table.links());
      return true;
    } catch (error) {
      say(wordsOf(error), true);
      return false;
    }
  };

  /** Copy a link for onlookers to the game, or to a moment of it. A seat's own link is never given away by it. */
  share = async (at: number | null): Promise<void> => {
    const { token, state } = this.session;
    const watches = () => (state.value!.you ? matches.find(token)?.spectate : token);
    if (watches() || (await this.renewLinks())) await copyText(link(watches()!, at), at === null ? t("page-watch-copied") : t("page-copied"));
  };

  /** Look at a moment; the address follows, so that it can be copied. */
  look = async (at: number | null): Promise<void> => {
    const last = this.session.state.value?.last ?? 0;
    const past = at !== null && at < last ? Math.max(0, at) : null;
    go({ page: "table", token: this.session.token, at: past }, true);
    await this.session.look(past);
  };

  /** The entry before or behind the moment that is looked at; entries that were taken back are passed over. */
  beside(by: -1 | 1): number | null {
    const state = this.session.state.value;
    if (!state) return null;
    const at = this.session.past.value?.at ?? state.last;
    const plies = this.session.frames.value.map((frame) => frame.ply);
    const near = by < 0 ? plies.findLast((ply) => ply < at) : plies.find((ply) => ply > at);
    if (near !== undefined) return near;
    return by < 0 ? Math.max(0, at - 1) : at + 1;
  }
}

export const RoomContext = createContext<Room>(null as never);
export const useRoom = () => useContext(RoomContext);
