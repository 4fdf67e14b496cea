import assert from "node:assert/strict";
import { test } from "node:test";
import { ago } from "../src/ago";
import { tidy } from "../src/settings";
import { towards } from "../src/room/steer";

test("how long ago", () => {
  assert.equal(ago(100, 103, "en"), "now");
  assert.equal(ago(100, 100 + 75, "en"), "1 minute ago");
  assert.equal(ago(100, 100 + 7300, "it"), "2 ore fa");
  assert.equal(ago(200, 100, "en"), "now", "a clock that is behind");
});

test("stored settings are taken only where they are known", () => {
  const offered = ["en", "it"];
  assert.equal(tidy(null, ["it-IT", "en"], offered).lang, "it");
  assert.equal(tidy(null, ["de"], offered).lang, "en");
  assert.equal(tidy({ lang: "de" }, ["it"], offered).lang, "it", "the table does not speak it");
  assert.equal(tidy(null, ["de-AT", "it"]).lang, "de", "nobody knows yet what the table speaks");
  assert.equal(tidy({ lang: "../x" }, []).lang, "en", "never a part of an address that is no language");
  const found = tidy({ lang: "it", theme: "neon", speed: "slow", keys: false, name: 5, extra: 1 }, ["en"], offered);
  assert.deepEqual(found, { lang: "it", theme: "auto", size: "normal", speed: "slow", keys: false, journal: false, name: "" });
});

test("arrows go to the nearest thing that way", () => {
  const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
  const others = [at(100, 0), at(30, 20), at(0, 40), at(-50, 0)];
  const from = at(0, 0);
  assert.equal(towards(from, others, "ArrowRight"), 1);
  assert.equal(towards(from, others, "ArrowDown"), 2);
  assert.equal(towards(from, others, "ArrowLeft"), 3);
  assert.equal(towards(from, others, "ArrowUp"), -1);
});
