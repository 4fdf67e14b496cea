import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as matches from "../src/matches";
import { state } from "./helpers";

const made = { match: "m", tokens: { green: "g-token", orange: "o-token", blue: "b-token" }, spectate: "s-token", commitment: "", mine: "g-token" };
const about = { game: "plains", scenario: "3", kind: "game" };

beforeEach(() => (matches.known.value = []));

test("seats of one's own are kept to play, those of others to be given away", () => {
  const first = matches.started(made, about, { green: "me", orange: "me", blue: "link" });
  assert.equal(first, "g-token");
  const kept = matches.find("g-token")!;
  assert.deepEqual([kept.mine, kept.links, kept.spectate, kept.seat], [{ green: "g-token", orange: "o-token" }, { blue: "b-token" }, "s-token", "green"]);
  assert.equal(matches.find("o-token")?.seat, "orange", "the second seat at this device has its own place");
  assert.equal(matches.find("b-token"), undefined);
  assert.ok(matches.toInvite.delete("g-token"));
});

test("links that were made again are kept, whoever asked", () => {
  matches.started(made, about, { green: "me", blue: "link" });
  matches.renewed("g-token", state(3), { tokens: { blue: "b-again" }, spectate: "s-again" });
  assert.deepEqual([matches.find("g-token")!.links, matches.find("g-token")!.spectate], [{ blue: "b-again" }, "s-again"]);
  matches.renewed("b-token", state(3, { you: "blue" }), { tokens: {}, spectate: "s-other" });
  assert.deepEqual([matches.find("b-token")!.seat, matches.find("b-token")!.spectate], ["blue", "s-other"]);
});

test("who has no seat watches", () => {
  assert.equal(matches.started({ ...made, tokens: {}, mine: "" }, about), "s-token");
});

test("a game that is looked at is listed; what was given away stays known; the end is noted", () => {
  matches.started(made, about, { green: "me", blue: "link" });
  matches.seen("g-token", state(5, { match: "m", pending: { ...state(5).pending, kind: "over" } }));
  assert.equal(matches.find("g-token")?.over, true);
  assert.deepEqual(matches.find("g-token")?.links, { blue: "b-token" });
  matches.seen("x-token", state(5, { match: "n", you: "" }));
  assert.deepEqual(matches.find("x-token")?.mine, {});
  matches.forget("x-token");
  assert.equal(matches.find("x-token"), undefined);
});
