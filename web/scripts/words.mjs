// Writes the keys of all words with their variables, so that the compiler knows them: src/words.d.ts for the page,
// src/boards/<game>/words.d.ts for a board. `--check` only says whether they are up to date; it also names words that
// nothing says, and variables that another language wants and English does not.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "./boards.mjs";
import { keep } from "./generated.mjs";
import { ask } from "./python.mjs";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** The variables of each message, also of those that it speaks of. */
function variables(source) {
  const messages = new Map(new FluentResource(source).body.map((entry) => [entry.id, entry.value]));
  const of = (pattern, found = new Set()) => {
    for (const part of Array.isArray(pattern) ? pattern : []) expression(part, found);
    return found;
  };
  const expression = (part, found) => {
    if (part.type === "var") found.add(part.name);
    else if (part.type === "mesg") of(messages.get(part.name), found);
    else if (part.type === "term") of(messages.get(`-${part.name}`), found);
    else if (part.type === "func") part.args.forEach((arg) => expression(arg, found));
    else if (part.type === "select") {
      expression(part.selector, found);
      for (const variant of part.variants) of(variant.value, found);
    }
  };
  return new Map([...messages].map(([key, pattern]) => [key, [...of(pattern)].sort()]));
}

function typed(name, keys) {
  const rows = [...keys].map(([key, names]) => `  "${key}": ${names.map((one) => `"${one}"`).join(" | ") || "never"};`);
  const head = "// Generated from the English words by `npm run types`: each key with the variables it is told.";
  return [head, "", `export interface ${name} {`, ...rows, "}", ""].join("\n");
}

/** Keys that no source says; `page-theme-${theme}` says all that begin so. */
function unsaid(keys, text) {
  const said = new Set(text.match(/[a-z]+(-\w+)+/g));
  const begun = [...text.matchAll(/([a-z]+-[\w-]+-)\$\{/g)].map((found) => found[1]);
  const kinds = [...text.matchAll(/\.named\("([\w-]+)"/g)].map((found) => `${found[1]}-`);
  return keys.filter((key) => !said.has(key) && ![...begun, ...kinds].some((one) => key.startsWith(one)));
}

function textOf(folder, fits) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name));
  return names.filter(fits).map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

const told = ask("homelands.words.pages");
const { en: english, ...others } = told;
const fail = (text) => {
  console.error(text);
  process.exitCode = 1;
};

/** The words of the page, or of one board: `own` is how their keys begin; others they share with the whole game. */
function take({ of, name, path, own, text }) {
  const keys = variables(of(english));
  for (const [language, words] of Object.entries(others))
    for (const [key, names] of variables(of(words))) {
      const more = names.filter((one) => !keys.get(key)?.includes(one));
      if (!key.startsWith(own)) keys.set(key, [...(keys.get(key) ?? []), ...more].sort());
      else if (more.length) fail(`${language}: ${key} wants $${more.join(", $")}, which English does not have`);
    }
  keep(path, typed(name, keys));
  const inner = [...of(english).matchAll(/\{ *([a-z][\w-]*)/g)].map((found) => found[1]); // said by other words
  const mine = [...keys.keys()].filter((key) => key.startsWith(own) && !inner.includes(key));
  for (const key of unsaid(mine, text)) fail(`${key}: nothing says it`);
}

const inBoard = (name) => /^boards[/\\][^/\\]+[/\\]/.test(name);
take({
  of: (words) => words.page,
  name: "PageWords",
  path: join(src, "words.d.ts"),
  own: "page-",
  text: textOf(src, (name) => !inBoard(name)) + textOf(join(src, "../scripts"), (name) => name === "build.mjs"),
});
for (const game of games())
  take({
    of: (words) => words.games[game],
    name: "BoardWords",
    path: join(src, "boards", game, "words.d.ts"),
    own: "board-",
    text: textOf(join(src, "boards", game), (name) => !name.startsWith("test")),
  });
