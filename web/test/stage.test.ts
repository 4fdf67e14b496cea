import assert from "node:assert/strict";
import { test } from "node:test";
import { dwell, type Speed, Stage, type Step, stepsOf, TABLE } from "../src/stage";
import { frame, HandClock, line } from "./helpers";

function staged(speed: Speed) {
  const clock = new HandClock();
  const shown: (Step | null)[] = [];
  const now = { speed };
  const stage = new Stage((step) => shown.push(step), () => now.speed, clock);
  const texts = () => shown.map((step) => step?.line?.text ?? (step ? "" : null));
  return { clock, shown, stage, texts, now };
}

const enemy = frame(5, { seat: null, mark: "!", lines: [line("the die is 4"), line("a raid begins", ["area:a.1"])] });
const own = frame(6, { lines: [line("family A moves", ["family:A"])] });

test("an enemy's entry is one step a line, each about its own things", () => {
  assert.deepEqual(stepsOf(enemy, "green").map((s) => [s.line?.text, s.things, s.dwell]), [
    ["the die is 4", [], true],
    ["a raid begins", ["area:a.1"], true],
  ]);
});

test("an own small move is one step that takes no time; a long one is told line by line", () => {
  assert.deepEqual(stepsOf(own, "green").map((s) => [s.things, s.dwell]), [[["family:A"], false]]);
  assert.equal(stepsOf(own, "blue")[0]!.dwell, true);
  assert.equal(stepsOf(own, TABLE)[0]!.dwell, false, "who plays the whole table made that move too");
  assert.equal(stepsOf(own, "")[0]!.dwell, true, "an onlooker made no move");
  const long = frame(6, { lines: [line("one"), line("two"), line("three")] });
  assert.equal(stepsOf(long, "green").length, 3);
});

test("the position after an entry is shown with its last line, not before it is told", () => {
  assert.deepEqual(stepsOf(enemy, "green").map((s) => [s.view, s.told]), [[null, 1], [{ ply: 5 }, 2]]);
});

test("setting up takes no time, whoever does it", () => {
  const ribbon = [{ id: "setup", text: "Setting up", state: "now" as const, why: "" }];
  assert.deepEqual(stepsOf({ ...enemy, ribbon }, "green").map((s) => [s.dwell, s.told]), [[false, 2]]);
});

test("a long turn goes quicker, so that all of it takes ten seconds at the most", () => {
  const { clock, stage, shown } = staged("normal");
  const lines = Array.from({ length: 50 }, (_, i) => line(`something happens, number ${i}`));
  stage.play([frame(9, { seat: null, mark: "!", lines })], "green");
  clock.pass(10_001);
  assert.equal(shown.at(-1), null);
  assert.equal(shown.length, 51, "and every step is shown");
});

test("slower means longer, longer sentences too; by hand means for ever", () => {
  const [short, long] = [line("a"), line("a".repeat(100))].map((l) => stepsOf(frame(1, { seat: null, lines: [l] }), "")[0]!);
  assert.ok(dwell(short!, "fast") < dwell(short!, "normal") && dwell(short!, "normal") < dwell(short!, "slow"));
  assert.ok(dwell(short!, "normal") < dwell(long!, "normal"));
  assert.equal(dwell(short!, "instant"), 0);
  assert.equal(dwell(short!, "step"), Infinity);
});

test("steps follow each other by themselves, then it is over", () => {
  const { clock, stage, texts } = staged("fast");
  stage.play([enemy], "green");
  assert.deepEqual(texts(), ["the die is 4"]);
  assert.equal(stage.playing, true);
  clock.pass(60_000);
  assert.deepEqual(texts(), ["the die is 4", "a raid begins", null]);
  assert.equal(stage.playing, false);
});

test("by hand nothing goes on until the player says so", () => {
  const { clock, stage, texts } = staged("step");
  stage.play([enemy], "green");
  clock.pass(600_000);
  assert.deepEqual(texts(), ["the die is 4"]);
  stage.next();
  stage.next();
  assert.deepEqual(texts(), ["the die is 4", "a raid begins", null]);
});

test("skipping shows the last step and ends; nothing comes after it", () => {
  const { clock, stage, texts, shown } = staged("slow");
  stage.play([enemy, frame(7, { seat: null, lines: [line("x"), line("y")] })], "green");
  stage.skip();
  clock.pass(600_000);
  assert.deepEqual(texts(), ["the die is 4", "y", null]);
  assert.deepEqual((shown[1] as Step).view, { ply: 7 });
});

test("news while steps are shown wait for their turn", () => {
  const { clock, stage, texts } = staged("normal");
  stage.play([enemy], "green");
  stage.play([frame(9, { seat: "blue", lines: [line("blue moves")] })], "green");
  clock.pass(600_000);
  assert.deepEqual(texts(), ["the die is 4", "a raid begins", "blue moves", null]);
});

test("at once means at once", () => {
  const { stage, texts } = staged("instant");
  stage.play([enemy], "green");
  assert.deepEqual(texts(), ["a raid begins", null]);
});

test("what was taken back is not shown", () => {
  const { clock, stage, texts } = staged("normal");
  stage.play([enemy], "green");
  stage.clear();
  clock.pass(600_000);
  assert.deepEqual(texts(), ["the die is 4"]);
  assert.equal(stage.playing, false);
});

test("after a long absence only the last sixty entries are shown", () => {
  const { clock, stage, shown } = staged("fast");
  stage.play(Array.from({ length: 200 }, (_, i) => frame(i + 1, { seat: null, lines: [line(`${i + 1}`)] })), "green");
  clock.pass(10_000_000);
  assert.equal(shown[0]?.ply, 141);
  assert.equal(shown.filter(Boolean).length, 60);
});
