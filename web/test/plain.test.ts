import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, called, inWords } from "../src/plain/names";
import { sorted, spread } from "../src/plain/view";

test("a view is sorted by its keys", () => {
  const parts = sorted({
    places: { ford: { otter: 2, note: "x" }, marsh: {} },
    tracks: { round: 3 },
    hand: ["boat", "boat"],
    held: { heron: 2 },
    active: "otter",
    outcome: "",
    nobody: null,
    high: false,
  });
  assert.deepEqual(parts.places, [["ford", { otter: 2 }], ["marsh", {}]]);
  assert.deepEqual(parts.tracks, [["round", 3]]);
  assert.deepEqual(parts.lists, [["hand", ["boat", "boat"]]]);
  assert.deepEqual(parts.tables, [["held", { heron: 2 }]]);
  assert.deepEqual(parts.single, [["active", "otter"], ["high", false]], "what is empty says nothing");
  assert.deepEqual(sorted({}).places, []);
});

test("boxes lie where the data say, if they say it of all", () => {
  const places = { a: { at: [10, 5] }, b: { at: [30, 5] }, c: {} };
  assert.deepEqual([...spread({ places }, ["a", "b"])!], [["a", [0, 0.5]], ["b", [1, 0.5]]]);
  assert.equal(spread({ places }, ["a", "c"]), null);
  assert.equal(spread({ game: "x" }, ["a"]), null);
  assert.equal(spread({}, []), null);
});

test("names, and ids in words where there are none", () => {
  const names = (id: string) => ({ "hand:boat": "Boat", "seats:otter": "The Otter clan", hand: "Your hand" })[id] ?? id;
  assert.equal(called({ names }, "hand", "boat"), "Boat");
  assert.equal(called({ names }, "held", "otter"), "The Otter clan");
  assert.equal(called({ names }, "", "hand"), "Your hand");
  assert.equal(called({ names }, "", "deck-left"), "Deck left");
  assert.equal(inWords("high_water"), "High water");
});

test("pieces are told apart by few words", () => {
  assert.deepEqual(apart(["The Otter clan", "The Heron clan"]), ["Otter", "Heron"]);
  assert.deepEqual(apart(["Wolf", "Wolf"]), ["Wolf", "Wolf"], "never nothing");
  assert.deepEqual(apart(["The one"]), ["The one"]);
  assert.deepEqual(apart([]), []);
});
