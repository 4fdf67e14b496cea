/** Options as the page arranges them. Nothing here knows a rule: it only sorts what the table offers. */
import type { Option } from "./types";

/** Which things can be picked, and for what. */
export function glowOf(options: readonly Option[]): Map<string, Option[]> {
  const glow = new Map<string, Option[]>();
  for (const option of options)
    for (const thing of new Set(option.things)) {
      const there = glow.get(thing);
      if (there) there.push(option);
      else glow.set(thing, [option]);
    }
  return glow;
}

export interface Group {
  name: string;
  options: Option[];
  /** Rights that may be used at any time, apart from the question itself. */
  right: boolean;
}

/** Options together by their group, or else by their verb, in the order they come; rights behind. */
export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const name = option.group ?? option.verb;
    const key = `${option.right}/${name}`;
    const there = groups.get(key);
    if (there) there.options.push(option);
    else groups.set(key, { name, options: [option], right: option.right });
  }
  return [...groups.values()].sort((a, b) => Number(a.right) - Number(b.right));
}

const NUMBER = /(?<= )\d+(?= |$)/;

/** Options that count and differ in their number only (`march 1 elkhorn`, `march 2 elkhorn`), the fewest first; others stand alone. */
export function counted(options: readonly Option[]): Option[][] {
  const rows = new Map<string, Option[]>();
  for (const option of options) {
    const key = !option.counts ? option.text : `${option.verb}/${option.text.replace(NUMBER, "#")}/${option.things.join()}`;
    const there = rows.get(key);
    if (there) there.push(option);
    else rows.set(key, [option]);
  }
  return [...rows.values()].map((row) => row.sort((a, b) => numberIn(a) - numberIn(b)));
}

/** How many an option is about. */
export function numberIn(option: Option): number {
  return Number(NUMBER.exec(option.text)?.[0] ?? 0);
}

/** Of options that differ in their number: the one for so many, or for as many as there may be. */
export function forCount(row: readonly Option[], n: number | null): Option {
  return row.find((option) => numberIn(option) === n) ?? row.at(-1)!;
}

/** The most that a question lets one choose; 0 where nothing is counted. */
export function most(options: readonly Option[]): number {
  return Math.max(0, ...counted(options).filter((row) => row.length > 1).map((row) => numberIn(row.at(-1)!)));
}

/** The order in which options are numbered: as they stand on the page, and as the terminal numbers them. */
export function numbered(options: readonly Option[]): Option[] {
  return [...options.filter((o) => !o.right), ...options.filter((o) => o.right)];
}

/** `area:shiprock.2` is written `shiprock.2` in typed forms. */
export function local(thing: string): string {
  return thing.slice(thing.indexOf(":") + 1);
}

function kind(thing: string): string {
  return thing.includes(":") ? thing.slice(0, thing.indexOf(":")) : "";
}

/**
 * What a player may have meant by picking a thing that no option names: the pending options with this thing in the
 * place of another of its kind. The table then says why each is not possible. ("move shiprock.2" → "move shiprock.5")
 */
export function meant(thing: string, options: readonly Option[]): string[] {
  const found = new Set<string>();
  for (const option of options)
    for (const other of option.things) {
      if (other === thing || kind(other) !== kind(thing)) continue;
      const words = option.text.split(" ");
      const place = words.lastIndexOf(local(other));
      if (place < 1) continue;
      words[place] = local(thing);
      found.add(words.join(" "));
    }
  return [...found];
}
