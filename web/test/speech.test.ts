import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMANDS } from "../src/command";
import { speaker } from "../src/speech";
import { LANGUAGES, pageWords } from "./spoken";

interface Some {
  "found": "n";
  "hello": "name";
  "colour-red": never;
}

const SOURCE = `
found =
    { $n ->
        [one] { $n } regola
       *[other] { $n } regole
    }
hello = Ciao, { $name }!
colour-red = rosso
`;
const say = speaker<Some>("it", SOURCE);

test("a message is told its values, with the plural of the language and plain figures", () => {
  assert.equal(say("hello", { name: "Ana" }), "Ciao, Ana!", "no marks around what is put in");
  assert.equal(say("found", { n: 1 }), "1 regola");
  assert.equal(say("found", { n: 12_345 }), "12345 regole");
});

test("what has no word keeps its name", () => {
  assert.equal(say.named("colour", "red"), "rosso");
  assert.equal(say.named("colour", "mauve"), "mauve");
  assert.equal(speaker<Some>("it", "")("colour-red"), "colour-red");
});

test("every command of the command line is told in every language", () => {
  for (const lang of LANGUAGES) {
    const t = pageWords(lang);
    for (const command of COMMANDS) {
      if (command === "redo") continue; // told with undo
      assert.match(t(`page-typed-${command}`), new RegExp(`^${command}\\b`), "what is typed is the same everywhere");
      assert.notEqual(t(`page-typed-${command}-about`), `page-typed-${command}-about`);
    }
  }
});
