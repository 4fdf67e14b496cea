import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../../geometry";
import { arrange } from "../arrange";
import { bordersOf, crossing } from "../borders";
import { placeNames } from "../describe";
import { featuresOf } from "../geography";
import { layoutFor, linesOf } from "../layout";
import { sheetFor } from "../sheet";
import { depth, gap, type Box } from "../space";
import { BOARD, MOMENTS, propsAt } from "./drawn";

/** The frames of a phone, of 1024 and of 1600 pixels, and a high phone. */
const FRAMES: Point[] = [[390, 354], [707, 486], [928, 640], [390, 540]];
const LAYOUTS = FRAMES.map(([w, h]) => layoutFor(BOARD, placeNames(propsAt("middle")), w, h));

test("the sheet takes the shape of its frame", () => {
  for (const [w, h] of FRAMES) {
    const { width, height } = sheetFor(w, h, BOARD.size);
    assert.ok(Math.abs(Math.log(width / height / (w / h))) < 0.09, `${w} x ${h}`);
  }
  assert.deepEqual(sheetFor(0, 0, BOARD.size).name, sheetFor(1000, 704, BOARD.size).name);
});

test("the drawing is stretched, never folded: order from west to east and from north to south is kept", () => {
  const { to, width, height } = sheetFor(900, 640, BOARD.size);
  for (let n = 1; n <= 100; n++) {
    const [x, y] = to([(BOARD.size[0] * n) / 100, (BOARD.size[1] * n) / 100]);
    const [px, py] = to([(BOARD.size[0] * (n - 1)) / 100, (BOARD.size[1] * (n - 1)) / 100]);
    assert.ok(x > px && y > py, `${n}`);
  }
  assert.deepEqual(to(BOARD.size).map(Math.round), [width, height]);
});

test("neighbours draw the very same border", () => {
  const [a, b, c]: Point[][] = [
    [[0, 0], [100, 0], [100, 100], [0, 100]],
    [[100, 0], [200, 0], [200, 100], [100, 100]],
    [[0, 100], [100, 100], [200, 100], [200, 200], [0, 200]],
  ] as Point[][];
  const { lands, borders } = bordersOf({ a: a!, b: b!, c: c! }, 10, () => false);
  const shared = borders.filter(({ sides }) => sides.includes("a") && sides.includes("b"));
  assert.equal(shared.length, 1);
  for (const name of ["a", "b"])
    for (const point of shared[0]!.points) assert.ok(lands[name]!.outline.map(String).includes(String(point)), `${name} ${point}`);
  assert.ok(shared[0]!.points.some(([x]) => x !== 100), "it wanders");
  const over = crossing(borders, "a", "b", [150, 50])!;
  assert.ok(Math.abs(over.at[0] - 100) < 10 && Math.abs(over.at[1] - 50) < 12 && over.turn[0] > 0.8);
  assert.ok(crossing(borders, "a", "b", [50, 50])!.turn[0] < -0.8, "and back");
  assert.equal(crossing(borders, "a", "nowhere", [0, 0]), null);
});

test("lands share a border on the sheet exactly where the board says that they touch", () => {
  const { lands } = LAYOUTS[1]!;
  for (const [name, { next }] of Object.entries(BOARD.regions))
    for (const other of Object.keys(BOARD.regions)) {
      const shared = lands[name]!.outline.filter((point) => lands[other]!.outline.some(([x, y]) => x === point[0] && y === point[1]));
      assert.equal(other !== name && shared.length >= 2, next.includes(other), `${name} ${other}`);
    }
});

test("names, cubes and wagons lie in their own land and clear of the railroad and of each other", () => {
  for (const { sheet, spots, lands, rails, trails } of LAYOUTS) {
    const boxes = Object.entries(spots);
    for (const [i, [name, { box, cubes }]] of boxes.entries()) {
      assert.ok(depth([box.x, box.y], lands[name]!.outline) > 0, `${sheet.name} ${name}`);
      assert.ok(depth(cubes, lands[name]!.outline) > 0, `${sheet.name} ${name}: cubes`);
      for (const { at: [x, y] } of rails) assert.ok(gap(box, { x, y, width: 10, height: 10 }) > 0, `${sheet.name} ${name} on the rail`);
      for (const [other, spot] of boxes.slice(i + 1)) assert.ok(gap(box, spot.box) > -8, `${sheet.name} ${name} over ${other}`);
    }
    for (const [name, { x, y }] of Object.entries(trails.halts)) assert.ok(depth([x, y], lands[name]!.outline) > 0, `${sheet.name} wagons at ${name}`);
  }
});

test("hills, trees and peaks are never under a name", () => {
  for (const layout of LAYOUTS) {
    const features = featuresOf(BOARD, layout);
    assert.ok(features.some(({ kind }) => kind === "peak") && features.some(({ kind }) => kind === "grass"));
    const over = ({ box }: { box: Box }) => features.filter(({ at: [x, y] }) => gap({ x, y: y - 4, width: 8, height: 6 }, box) < 0);
    for (const [name, spot] of Object.entries(layout.spots)) assert.deepEqual(over(spot), [], `${layout.sheet.name} ${name}`);
  }
});

test("every cube of a position is drawn once, apart from the others of its place", () => {
  for (const moment of MOMENTS) {
    const { view, board } = propsAt(moment);
    for (const layout of LAYOUTS)
      for (const [name, here] of Object.entries({ ...view.regions, ...view.areas, ...view.boxes })) {
        const placed = arrange(board, view, layout, name);
        const drawn = placed.flatMap(({ item }) => (item.kind === "cube" ? [[item.colour, item.n]] : []));
        assert.deepEqual(Object.fromEntries(drawn), Object.fromEntries(Object.entries(here).filter(([, n]) => n > 0)), `${moment} ${name}`);
        for (const [i, { at }] of placed.entries())
          for (const { at: other } of placed.slice(i + 1)) assert.ok(Math.hypot(at[0] - other[0], at[1] - other[1]) > 14, `${moment} ${name}`);
      }
  }
});

test("a crowd of all colours and marks still finds its place", () => {
  const { view, board } = propsAt("middle");
  view.regions["wind-river"] = { green: 2, orange: 1, blue: 3, brown: 1, purple: 1, white: 1 };
  view.custer = ["wind-river"];
  view.banner = ["wind-river"];
  for (const layout of LAYOUTS) {
    const placed = arrange(board, view, layout, "wind-river");
    assert.ok(placed.length >= 8);
    assert.equal(new Set(placed.map(({ at }) => at.join())).size, placed.length);
  }
});

test("names break into lines of about the same length", () => {
  assert.deepEqual(linesOf("Denver", 2), ["Denver"]);
  assert.deepEqual(linesOf("San Luis Valley", 2), ["San Luis", "Valley"]);
  assert.deepEqual(linesOf("San Luis Valley", 1), ["San Luis Valley"]);
});
