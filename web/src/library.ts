/** Words and components of a game, fetched once a language and kept while the page is open. */
import { computed, signal } from "@preact/signals";
import type { BoardModule } from "./boards/contract";
import { boards } from "./boards/found";
import { settings } from "./settings";
import { type Speech, speaker } from "./speech";
import type { Lobby, Table } from "./table";
import type { Catalogue, Rule, Thing } from "./types";

/** A value that arrives later, and again when what it depends on changes. */
export class Shelf<T> {
  readonly #kept = signal<Record<string, T>>({});
  readonly #asked = new Set<string>();

  get(key: string, fetch: () => Promise<T>): T | undefined {
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      fetch().then(
        (value) => (this.#kept.value = { ...this.#kept.peek(), [key]: value }),
        () => setTimeout(() => this.#again(key), 3000),
      );
    }
    return this.#kept.value[key];
  }

  /** What is here already, without asking for it. */
  peek(key: string): T | undefined {
    return this.#kept.value[key];
  }

  /** Forget that it was asked for and wake whoever waits. */
  #again(key: string): void {
    this.#asked.delete(key);
    this.#kept.value = { ...this.#kept.peek() };
  }
}

/** A match whose tables may be its own: a pack was chosen, or figures of a box were told. */
export interface Own {
  tables: string;
  table: Table;
}

export class Library {
  #catalogue = new Shelf<Catalogue>();
  #rules = new Shelf<Rule[]>();
  #things = new Shelf<Record<string, Thing>>();
  #data = new Shelf<unknown>();
  #modules = new Shelf<BoardModule>();
  #words = new Shelf<Speech<any>>();

  constructor(readonly lobby: Lobby) {}

  readonly #lang = computed(() => settings.value.lang);

  catalogue(): Catalogue | undefined {
    return this.#catalogue.get(this.#lang.value, () => this.lobby.catalogue());
  }
  rules(game: string, own?: Own): Rule[] | undefined {
    return this.#of(this.#rules, game, own, () => this.lobby.rules(game), (table) => table.rules());
  }
  things(game: string, own?: Own): Record<string, Thing> | undefined {
    return this.#of(this.#things, game, own, () => this.lobby.things(game), (table) => table.things());
  }
  data(game: string, own?: Own): unknown {
    return this.#of(this.#data, game, own, () => this.lobby.board(game), (table) => table.board());
  }

  /** What all matches of a game share; or what the packs of one make of it, as soon as that is here. */
  #of<T>(shelf: Shelf<T>, game: string, own: Own | undefined, ours: () => Promise<T>, its: (table: Table) => Promise<T>): T | undefined {
    const key = `${game}/${this.#lang.value}`;
    if (!own?.tables) return shelf.get(key, ours);
    return shelf.get(`${key}/${own.tables}`, () => its(own.table)) ?? shelf.peek(key);
  }

  /** The drawing of a game; a plain one for a game that has none. */
  module(game: string): BoardModule | undefined {
    return this.#modules.get(game, boards[game] ?? (() => import("./plain/index")));
  }
  /** The board's own words. */
  words(game: string): Speech<any> | undefined {
    const lang = this.#lang.value;
    return this.#words.get(`${game}/${lang}`, async () => speaker(lang, await this.lobby.words(lang, game)));
  }
}
