/** Words and components of a game, fetched once a language and kept while the page is open. */
import { computed, signal } from "@preact/signals";
import type { BoardModule } from "./boards/contract";
import { settings } from "./settings";
import type { Lobby } from "./table";
import type { Catalogue, Rule, Thing } from "./types";

const boards: Record<string, () => Promise<BoardModule>> = {
  navajo: () => import("./boards/navajo/index"),
  plains: () => import("./boards/plains/index"),
};

/** A value that arrives later, and again when what it depends on changes. */
class Shelf<T> {
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

  /** Forget that it was asked for and wake whoever waits. */
  #again(key: string): void {
    this.#asked.delete(key);
    this.#kept.value = { ...this.#kept.peek() };
  }
}

export class Library {
  #catalogue = new Shelf<Catalogue>();
  #rules = new Shelf<Rule[]>();
  #things = new Shelf<Record<string, Thing>>();
  #data = new Shelf<unknown>();
  #modules = new Shelf<BoardModule>();

  constructor(readonly lobby: Lobby) {}

  readonly #lang = computed(() => settings.value.lang);

  catalogue(): Catalogue | undefined {
    return this.#catalogue.get(this.#lang.value, () => this.lobby.catalogue());
  }
  rules(game: string): Rule[] | undefined {
    return this.#rules.get(`${game}/${this.#lang.value}`, () => this.lobby.rules(game));
  }
  things(game: string): Record<string, Thing> | undefined {
    return this.#things.get(`${game}/${this.#lang.value}`, () => this.lobby.things(game));
  }
  data(game: string): unknown {
    return this.#data.get(game, () => this.lobby.board(game));
  }
  module(game: string): BoardModule | undefined {
    return this.#modules.get(game, () => boards[game]!());
  }
  has(game: string): boolean {
    return game in boards;
  }
}
