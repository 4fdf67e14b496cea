import assert from "node:assert/strict";
import { test } from "node:test";
import { ago } from "../src/ago";
import { tidy } from "../src/settings";
import { en } from "../src/strings/en";
import { it } from "../src/strings/it";
import { towards } from "../src/room/steer";

test("how long ago", () => {
  assert.equal(ago(100, 103, "en"), "now");
  assert.equal(ago(100, 100 + 75, "en"), "1 minute ago");
  assert.equal(ago(100, 100 + 7300, "it"), "2 ore fa");
  assert.equal(ago(200, 100, "en"), "now", "a clock that is behind");
});

test("stored settings are taken only where they are known", () => {
  assert.equal(tidy(null, ["it-IT", "en"]).lang, "it");
  assert.equal(tidy(null, ["de"]).lang, "en");
  const found = tidy({ lang: "it", theme: "neon", speed: "slow", keys: false, name: 5, extra: 1 }, ["en"]);
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

test("every word is there in both languages, and none is empty or the same by oversight", () => {
  const same = new Set(["brand", "scenario", "bot", "menu", "command", "skip", "keyNames.esc", "languages.en", "languages.it", "reconstructed"]);
  const walk = (a: unknown, b: unknown, path: string): void => {
    assert.equal(typeof b, typeof a, path);
    if (typeof a === "object" && a !== null && !Array.isArray(a)) {
      assert.deepEqual(Object.keys(b as object), Object.keys(a), path);
      for (const key of Object.keys(a)) walk((a as never)[key], (b as never)[key], path ? `${path}.${key}` : key);
    } else if (Array.isArray(a)) assert.equal((b as unknown[]).length, a.length, path);
    else if (typeof a === "string" && typeof b === "string") {
      assert.equal(a === "", b === "", path);
      if (a.length > 12 && !same.has(path)) assert.notEqual(a, b, path);
    } else if (typeof a === "function") assert.equal((b as () => void).length, (a as () => void).length, path);
  };
  walk(en, it, "");
});
