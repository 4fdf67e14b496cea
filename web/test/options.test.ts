import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, forCount, glowOf, grouped, meant, most, numbered } from "../src/options";
import { option } from "./helpers";

const move2 = option("move shiprock.2", { things: ["area:shiprock.2", "family:A"] });
const move4 = option("move shiprock.4", { things: ["area:shiprock.4", "family:A"] });
const trade = option("trade-goods", { right: true });
const end = option("end-activation");

test("a thing glows for every option that names it, once each", () => {
  const glow = glowOf([move2, move4, option("wait", { things: ["family:A", "family:A"] })]);
  assert.deepEqual([...glow.keys()], ["area:shiprock.2", "family:A", "area:shiprock.4"]);
  assert.deepEqual(glow.get("family:A")?.map((o) => o.text), ["move shiprock.2", "move shiprock.4", "wait"]);
});

test("options stand together by group or verb, rights behind", () => {
  const groups = grouped([trade, move2, end, move4, option("march 1 elkhorn", { group: "March" })]);
  assert.deepEqual(groups.map((g) => [g.name, g.options.length, g.right]), [
    ["move", 2, false],
    ["end-activation", 1, false],
    ["March", 1, false],
    ["trade-goods", 1, true],
  ]);
});

test("numbers are those of the terminal: rights behind, else as they come", () => {
  assert.deepEqual(numbered([trade, move2, end]).map((o) => o.text), ["move shiprock.2", "end-activation", "trade-goods"]);
});

test("a thing that cannot be picked is put in the place of others of its kind, to be asked about", () => {
  assert.deepEqual(meant("area:zuni.5", [move2, move4, end]), ["move zuni.5"]);
  assert.deepEqual(meant("area:shiprock.4", [move2]), ["move shiprock.4"]);
  assert.deepEqual(meant("card:12", [move2, end]), []);
  assert.deepEqual(meant("family:B", [option("activate A", { things: ["family:A"] })]), ["activate B"]);
  assert.deepEqual(meant("family:B", [move2]), [], "the typed form does not name the family");
});

test("options that differ in their number are one row, and it begins at all", () => {
  const march = (n: number, to: string) => option(`march ${n} ${to}`, { counts: true, things: [`region:${to}`, "cube:denver.green"] });
  const options = [march(1, "elkhorn"), march(2, "elkhorn"), march(1, "neosho"), march(2, "neosho"), option("halt")];
  const rows = counted(options);
  assert.deepEqual(rows.map((row) => row.length), [2, 2, 1]);
  assert.equal(most(options), 2);
  assert.deepEqual(rows.map((row) => forCount(row, null).text), ["march 2 elkhorn", "march 2 neosho", "halt"]);
  assert.equal(forCount(rows[0]!, 1).text, "march 1 elkhorn");
});

test("a number that counts nobody stands in a row of its own", () => {
  const rows = counted([option("eat-corn 1", { things: ["resource:corn"] }), option("eat-corn 2", { things: ["resource:corn"] })]);
  assert.equal(rows.length, 2);
});
