import assert from "node:assert/strict";
import { test } from "node:test";
import { type Draft, fitting, optionsOf, seatsOf } from "../src/draft";
import type { Catalogue, GameEntry } from "../src/types";

const scenario = { name: "", about: "", difficulty: "", labels: {} };
const game: GameEntry = {
  id: "plains", title: "Plains", about: "", companion: true, lessons: [], rulings: [],
  scenarios: [
    { ...scenario, id: "2", seats: ["green", "blue"], seats_with: {} },
    { ...scenario, id: "3", seats: ["green", "orange", "blue"], seats_with: { allies: ["green", "blue"] } },
  ],
  options: [
    { id: "allies", name: "", about: "", scenarios: ["3"] },
    { id: "long", name: "", about: "", scenarios: [] },
  ],
};
const catalogue: Catalogue = {
  games: [game], packs: [], languages: ["en"], version: "1",
  bots: [
    { id: "easy", name: "", about: "", games: [] },
    { id: "normal", name: "", about: "", games: ["navajo"] },
    { id: "hard", name: "", about: "", games: ["plains"] },
  ],
};
const draft = (some: Partial<Draft> = {}): Draft => ({ scenario: "2", options: [], rulings: {}, packs: [], seats: {}, ...some });

test("optional rules are those of the scenario", () => {
  assert.deepEqual(optionsOf(game, "2").map((o) => o.id), ["long"]);
  assert.deepEqual(optionsOf(game, "3").map((o) => o.id), ["allies", "long"]);
});

test("an optional rule may change the seats, only where it can be chosen", () => {
  assert.deepEqual(seatsOf(game, draft({ scenario: "3" })), ["green", "orange", "blue"]);
  assert.deepEqual(seatsOf(game, draft({ scenario: "3", options: ["allies"] })), ["green", "blue"]);
  assert.deepEqual(seatsOf(game, draft({ options: ["allies"] })), ["green", "blue"]);
  assert.deepEqual(seatsOf(game, draft({ scenario: "9" })), []);
});

test("the first seat is the player's, the others a bot's that knows the game", () => {
  assert.deepEqual(fitting(draft(), game, catalogue, false).seats, { green: "me", blue: "bot:easy" });
  assert.deepEqual(fitting(draft({ seats: { blue: "link" } }), game, catalogue, false).seats, { green: "me", blue: "link" });
  assert.deepEqual(fitting(draft({ seats: { blue: "link" } }), game, catalogue, true).seats, { green: "me", blue: "me" });
});

test("nothing is left over from another scenario", () => {
  const found = fitting(draft({ options: ["allies", "long"], seats: { orange: "link", blue: "me" } }), game, catalogue, false);
  assert.deepEqual(found.options, ["long"]);
  assert.deepEqual(found.seats, { green: "me", blue: "me" });
});
