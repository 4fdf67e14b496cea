import type { Frame, Line, Option, Rule, State, Update } from "../src/types";

export function option(text: string, more: Partial<Option> = {}): Option {
  const [verb = ""] = text.split(" ");
  return { text, label: text, verb, things: [], odds: false, group: null, notes: [], right: false, begins: null, closes: false, counts: false, ...more };
}

export function line(text: string, things: string[] = [], rule: string | null = null): Line {
  return { text, rule, things };
}

export function frame(ply: number, more: Partial<Frame> = {}): Frame {
  return { ply, mark: ">", text: `entry ${ply}`, seat: "green", lines: [], veiled: false, view: { ply }, things: [], said: "", ribbon: [], fight: null, ...more };
}

export function rule(id: string, title = "", text = ""): Rule {
  return { id, title, text, chapter: id.split(".")[0]! };
}

export function state(ply: number, more: Partial<State> = {}): State {
  return {
    match: "m", game: "plains", scenario: "2", kind: "game", options: [], rulings: {}, packs: [], branch: "", you: "green",
    lang: "en", seats: [], ply, at: ply, last: ply, commitment: "", seed: null, salt: null, secrets: false, view: { ply },
    pending: {
      kind: "decision", seat: "green", yours: true, since: 0, prompt: `question ${ply}`, rule: null, where: [], options: [],
      chance: null, outcome: null, facts: [],
    },
    can: { undo: false, redo: false, branch: false, hint: false, review: false, skip: false, correct: false },
    marks: [], ribbon: [], lesson: null, companion: null, fight: null, tables: "",
    ...more,
  };
}

export function update(ply: number, since: number, frames: Frame[], more: Partial<State> = {}): Update {
  return { ply, since, frames, anew: false, state: state(ply, { last: frames.at(-1)?.ply ?? since, ...more }) };
}

/** A clock that a test winds by hand. */
export class HandClock {
  now = 0;
  #due: { at: number; fn: () => void; n: number }[] = [];
  #n = 0;
  set(fn: () => void, ms: number): unknown {
    const one = { at: this.now + ms, fn, n: ++this.#n };
    this.#due.push(one);
    return one;
  }
  clear(handle: unknown): void {
    this.#due = this.#due.filter((one) => one !== handle);
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at || a.n - b.n)[0];
      if (!next) break;
      this.clear(next);
      this.now = next.at;
      next.fn();
    }
    this.now = end;
  }
}
