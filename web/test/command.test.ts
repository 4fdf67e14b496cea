import assert from "node:assert/strict";
import { test } from "node:test";
import { complete, History, optionFor, understand } from "../src/command";
import { option } from "./helpers";

const options = [
  option("trade-goods", { right: true }),
  option("move shiprock.2", { label: "Shiprock 2" }),
  option("move shiprock.4", { label: "Shiprock 4" }),
  option("raid-new-mexico", { label: "Raid New Mexico" }),
];

test("typed forms, numbers and unique beginnings name an option", () => {
  assert.equal(optionFor("MOVE Shiprock.4", options)?.text, "move shiprock.4");
  assert.equal(optionFor("3", options)?.text, "raid-new-mexico");
  assert.equal(optionFor("4", options)?.text, "trade-goods", "rights are numbered last");
  assert.equal(optionFor("raid", options)?.text, "raid-new-mexico");
  assert.equal(optionFor("move", options), undefined);
  assert.equal(optionFor("9", options), undefined);
  assert.equal(optionFor("", options.slice(0, 1)), undefined);
  assert.equal(optionFor("3", [option("3 dice"), option("x")])?.text, "3 dice", "a result that begins with the digit");
});

test("a line is nothing, a command, or something for the table", () => {
  assert.deepEqual(understand("   ", options), { kind: "nothing" });
  assert.deepEqual(understand("/help", options), { kind: "command", command: "help", rest: "" });
  assert.deepEqual(understand(" odds  move   shiprock.2 ", options), { kind: "command", command: "odds", rest: "move shiprock.2" });
  assert.deepEqual(understand("move shiprock.2", options), { kind: "act", text: "move shiprock.2" });
  assert.deepEqual(understand("2", options), { kind: "act", text: "move shiprock.4" });
  assert.deepEqual(understand("plant", options), { kind: "act", text: "plant" }, "the table says why not");
});

test("an option goes before a command of the same name", () => {
  assert.deepEqual(understand("skip", [option("skip")]), { kind: "act", text: "skip" });
  assert.deepEqual(understand("skip", options), { kind: "command", command: "skip", rest: "" });
});

test("completion: options that begin so, commands, then options that contain it", () => {
  assert.deepEqual(complete("", options), []);
  assert.deepEqual(complete("mo", options).map((c) => c.text), ["move shiprock.2", "move shiprock.4"]);
  assert.deepEqual(complete("r", options).map((c) => c.text), ["raid-new-mexico", "rules", "redo"]);
  assert.deepEqual(complete("mexico", options).map((c) => c.text), ["raid-new-mexico"]);
  assert.deepEqual(complete("odds mov", options).map((c) => c.text), ["odds move shiprock.2", "odds move shiprock.4"]);
});

test("up and down go through what was typed, and the draft comes back", () => {
  const history = new History();
  history.add("one");
  history.add("two");
  history.add("two");
  assert.equal(history.move(-1, "dra"), "two");
  assert.equal(history.move(-1, "two"), "one");
  assert.equal(history.move(-1, "one"), "one");
  assert.equal(history.move(1, "one"), "two");
  assert.equal(history.move(1, "two"), "dra");
  assert.equal(history.move(1, "dra"), "dra");
});
