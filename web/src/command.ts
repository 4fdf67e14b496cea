/** The command line: the same words as in the terminal, with completion and a history. */
import { numbered } from "./options";
import type { Option } from "./types";

/** What can be typed beside the options. */
export const COMMANDS = [
  "why", "odds", "rules", "card", "log", "undo", "redo", "branch", "hint", "skip", "save", "help", "quit",
] as const;
export type Command = (typeof COMMANDS)[number];

export type Meaning =
  | { kind: "nothing" }
  | { kind: "command"; command: Command; rest: string }
  | { kind: "act"; text: string };

/** What a typed line means. What is no command, number or unique beginning goes to the table as it is. */
export function understand(line: string, options: readonly Option[]): Meaning {
  const text = line.trim().replace(/^\//, "").replace(/\s+/g, " "); // the key that leads here is easily typed twice
  if (!text) return { kind: "nothing" };
  const exact = options.find((o) => o.text.toLowerCase() === text.toLowerCase());
  if (exact) return { kind: "act", text: exact.text };
  const [verb = "", ...rest] = text.split(" ");
  const command = COMMANDS.find((c) => c === verb.toLowerCase());
  if (command) return { kind: "command", command, rest: rest.join(" ") };
  return { kind: "act", text: optionFor(text, options)?.text ?? text };
}

/** The option that a number or the only fitting beginning means. */
export function optionFor(text: string, options: readonly Option[]): Option | undefined {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return undefined;
  const exact = options.find((o) => o.text.toLowerCase() === wanted);
  if (exact) return exact;
  if (/^\d+$/.test(wanted) && !options.some((o) => o.text.toLowerCase().startsWith(wanted)))
    return numbered(options)[Number(wanted) - 1];
  const near = options.filter((o) => o.text.toLowerCase().startsWith(wanted));
  return near.length === 1 ? near[0] : undefined;
}

export interface Completion {
  text: string;
  label: string;
}

const MOST = 12;

/** What the line may become. */
export function complete(line: string, options: readonly Option[], commands: readonly string[] = COMMANDS): Completion[] {
  const typed = line.trimStart().toLowerCase();
  if (!typed) return [];
  const about = /^(odds|why) /.exec(typed)?.[0] ?? "";
  const rest = typed.slice(about.length);
  const of = (o: Option): Completion => ({ text: about + o.text, label: o.label });
  const starts = options.filter((o) => o.text.toLowerCase().startsWith(rest)).map(of);
  const within = rest.length < 2 ? [] : options
    .filter((o) => !o.text.toLowerCase().startsWith(rest) && `${o.text} ${o.label}`.toLowerCase().includes(rest))
    .map(of);
  const named = about ? [] : commands.filter((c) => c.startsWith(typed)).map((text) => ({ text, label: "" }));
  return [...starts, ...named, ...within].slice(0, MOST);
}

/** What was typed before: up and down go through it, the line being typed is kept. */
export class History {
  #lines: string[] = [];
  #at = 0;
  #draft = "";

  add(line: string): void {
    if (line && this.#lines.at(-1) !== line) this.#lines.push(line);
    this.#at = this.#lines.length;
    this.#draft = "";
  }

  move(by: -1 | 1, current: string): string {
    if (this.#at === this.#lines.length) this.#draft = current;
    this.#at = Math.max(0, Math.min(this.#lines.length, this.#at + by));
    return this.#lines[this.#at] ?? this.#draft;
  }
}
