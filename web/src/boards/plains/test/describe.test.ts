import assert from "node:assert/strict";
import { test } from "node:test";
import { lasting, placeNames, placeWords, regionWords } from "../describe";
import { placesOf } from "../index";
import { layoutFor } from "../layout";
import { laidBy } from "../rail";
import { CUBES, holding, toDraw, type Colour } from "../names";
import type { Cubes } from "../view";
import { LANGUAGES } from "../../../../test/spoken";
import { BOARD, propsAt } from "./drawn";

const COLOURS: readonly Colour[] = [...CUBES, "black"];
const NONE: Cubes = { green: 0, orange: 0, blue: 0, brown: 0, purple: 0, white: 0 };

test("a region says who stands there, who holds it and what is special", () => {
  const props = propsAt("middle");
  props.view.regions["denver"] = { ...NONE, orange: 2, white: 1 };
  props.view.control["denver"] = "green";
  props.view.custer = ["denver"];
  props.view.enduring = { green: { card: "fort-laramie-treaty", at: "denver" } };
  assert.equal(
    regionWords(props, "denver"),
    "Denver: 2 orange, 1 wagon; controlled by Green; Custer; Lasting card: Fort Laramie Treaty",
  );
  assert.deepEqual(lasting(props.view, "denver"), [{ deck: "green", card: "fort-laramie-treaty" }]);
  assert.deepEqual(lasting(props.view, "elkhorn"), []);
});

test("the same in Italian, and for an empty place", () => {
  const props = propsAt("middle", "it");
  assert.match(placeWords(props, "area:mexico", NONE), /nessuno$/);
  props.view.regions["denver"] = { ...NONE, green: 1, purple: 2 };
  props.view.control["denver"] = null;
  assert.equal(regionWords(props, "denver"), "Denver: 1 verde, 2 viola; nessuna parte la controlla; sta per cominciare uno scontro");
});

test("home is held by its own people, whoever plays them; else it is taken, or nobody's", () => {
  const two = propsAt("middle").view;
  two.control = { denver: "green", elkhorn: "blue", bighorn: "green", neosho: null };
  assert.deepEqual(
    ["denver", "elkhorn", "bighorn", "neosho"].map((name) => holding(BOARD, two, name)),
    ["home", "taken", "taken", "open"],
  );
  const four = propsAt("crowded").view;
  four.control = { denver: "green", neosho: "orange" };
  assert.deepEqual(["denver", "neosho"].map((name) => holding(BOARD, four, name)), ["taken", "home"]);
});

test("the line grows from both ends", () => {
  const { view } = propsAt("middle");
  const ends = (up: number, cp: number, mountain: number) => laidBy(BOARD, { ...view, rail: { up, cp, mountain, gap: 0, cp_all: 5 } });
  assert.equal(ends(0, 0, 0).filter(Boolean).length, 0);
  const some = ends(2, 0, 1);
  assert.deepEqual(some.slice(0, 3), ["up", "up", null]);
  assert.deepEqual(some.slice(-2), [null, "cp"]);
  const more = ends(10, 8, 5);
  assert.ok(more.every(Boolean));
  assert.equal(more.indexOf("cp"), 10);
});

test("cards to draw: a hidden hand is not counted", () => {
  const { view } = propsAt("middle");
  assert.ok(view.hands.green && !view.hands.blue);
  assert.equal(toDraw(view, "green"), view.decks.green.length);
  assert.equal(toDraw(view, "blue"), view.decks.blue.length - view.held.blue);
});

test("cubes that appear somewhere come from where their colour went away", () => {
  const before = propsAt("middle");
  before.view.regions["denver"] = { ...NONE, orange: 2 };
  before.view.regions["cheyenne"] = { ...NONE };
  const after = structuredClone(before.view);
  after.regions["denver"] = { ...NONE };
  after.regions["cheyenne"] = { ...NONE, orange: 2 };
  const layout = layoutFor(BOARD, placeNames(before), 900, 640);
  assert.deepEqual(placesOf({ ...before, view: after }, layout, before.view).get("cube:cheyenne.orange")!.from, ["cube:denver.orange"]);
  assert.deepEqual(placesOf(before, layout, null).get("cube:denver.orange")!.from, []);
});

test("no two colours share a letter", () => {
  for (const lang of LANGUAGES) {
    const { words } = propsAt("middle", lang);
    assert.equal(new Set(COLOURS.map((colour) => words(`board-letter-${colour}`))).size, COLOURS.length, lang);
  }
});
