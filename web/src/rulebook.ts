/** Finding a rule: by the id that an event or a refusal names, or by words. */
import type { Rule } from "./types";

/** The rule itself, or the nearest that contains it: `3.3/1A` → `3.3/1` → `3.3` → `3`. */
export function nearest(id: string, rules: readonly Rule[]): Rule | undefined {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  for (let wanted = id; wanted; wanted = shorter(wanted)) {
    const found = known.get(wanted);
    if (found) return found;
  }
  return undefined;
}

function shorter(id: string): string {
  const cut = /^(.*\d)[A-Za-z]$/.exec(id);
  if (cut) return cut[1]!;
  return id.slice(0, Math.max(id.lastIndexOf("/"), id.lastIndexOf("."), 0));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Rules with all the words, those with them in id or title first. */
export function search(words: string, rules: readonly Rule[]): Rule[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  const scored = rules.flatMap((rule) => {
    const head = fold(`${rule.id} ${rule.title}`);
    const body = `${head} ${fold(rule.text)}`;
    if (!wanted.every((word) => body.includes(word))) return [];
    const exact = rule.id.toLowerCase() === words.trim().toLowerCase();
    return [{ rule, score: exact ? 0 : wanted.every((word) => head.includes(word)) ? 1 : 2 }];
  });
  return scored.sort((a, b) => a.score - b.score).map(({ rule }) => rule);
}
