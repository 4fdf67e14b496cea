import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange } from "../arrange";
import { row, type Point } from "../../geometry";
import { BOX, OUTLINES, PLATE, TOWN, layoutFor, type Layout } from "../layout";
import { TOKENS, sizeFor } from "../tokens";
import { AREAS, FAMILIES, TERRITORIES, areasOf } from "../names";
import type { View } from "../view";
import { propsAt } from "./drawn";

const LAYOUTS = [layoutFor(1400, 1000), layoutFor(860, 780), layoutFor(390, 360)];

test("each shape of window has its composition", () => {
  assert.deepEqual(
    LAYOUTS.map((layout) => layout.name),
    ["wide", "square", "tall"],
  );
  assert.equal(layoutFor(704, 488).name, "wide");
  assert.equal(layoutFor(390, 600).name, "tall");
  assert.equal(layoutFor(0, 0).name, "wide");
});

function overlap([ax, ay]: Point, [bx, by]: Point, width: number, height: number): boolean {
  return Math.abs(ax - bx) < width && Math.abs(ay - by) < height;
}

test("Areas lie apart and whole on the sheet, with Santa Fé beside them", () => {
  for (const layout of LAYOUTS) {
    for (const [i, a] of AREAS.entries()) {
      const [x, y] = layout.places[a]!;
      assert.ok(x >= PLATE.width / 2 && x <= layout.width - PLATE.width / 2, `${layout.name} ${a}`);
      assert.ok(y >= PLATE.height / 2 && y <= layout.height - PLATE.height / 2, `${layout.name} ${a}`);
      for (const b of AREAS.slice(i + 1))
        assert.ok(!overlap([x, y], layout.places[b]!, PLATE.width, PLATE.height), `${layout.name} ${a} ${b}`);
      const town = layout.places["santa-fe"]!;
      const [w, h] = [(PLATE.width + TOWN.width) / 2, (PLATE.height + TOWN.height) / 2];
      assert.ok(!overlap([x, y], town, w, h), `${layout.name} ${a} Santa Fé`);
    }
  }
});

/** Is a point inside a polygon? */
function within([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i]!, polygon[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function polygon(layout: Layout, territory: keyof typeof OUTLINES): Point[] {
  return OUTLINES[territory].flatMap((name) => {
    const points = layout.borders[name.replace("-", "")]!;
    return name.startsWith("-") ? points.toReversed() : points;
  });
}

test("borders meet at their corners, and every Area, name and box lies in its own Territory only", () => {
  for (const layout of LAYOUTS)
    for (const territory of TERRITORIES) {
      const outline = polygon(layout, territory);
      const ends = OUTLINES[territory].map((name) => {
        const points = layout.borders[name.replace("-", "")]!;
        return name.startsWith("-") ? [points.at(-1)!, points[0]!] : [points[0]!, points.at(-1)!];
      });
      ends.forEach(([, end], i) =>
        assert.deepEqual(end, ends[(i + 1) % ends.length]![0], `${layout.name} ${territory} ${i}`),
      );
      const { head, caught, escape } = layout.lands[territory];
      for (const point of [...areasOf(territory).map((area) => layout.places[area]!), head, caught, escape]) {
        assert.ok(within(point, outline), `${layout.name} ${territory} ${point}`);
        for (const other of TERRITORIES)
          if (other !== territory)
            assert.ok(!within(point, polygon(layout, other)), `${layout.name} ${point} in ${other}`);
      }
    }
});

test("a way that bends belongs to a link of the map", () => {
  const links = propsAt("start").board.links.map(({ between }) => between.toSorted().join(" "));
  for (const layout of LAYOUTS)
    for (const way of Object.keys(layout.via)) assert.ok(links.includes(way.split(" ").toSorted().join(" ")), way);
});

test("any number of Families and counters share an Area without leaving it", () => {
  const crowd = (count: number): View => {
    const { view } = propsAt("start");
    FAMILIES.forEach((letter, i) => (view.families[letter].at = i < count ? "shiprock.3" : null));
    view.areas["shiprock.3"] = {
      mission: true,
      rancho: true,
      fort: "defiance",
      corn: true,
      harass: true,
      intruders: ["?"],
    };
    return view;
  };
  for (let count = 0; count <= 6; count++) {
    const placed = arrange(crowd(count), "shiprock.3");
    const families = placed.filter(({ item }) => item.kind === "family");
    assert.equal(families.length, count);
    assert.equal(new Set(placed.map(({ at }) => at.join(" "))).size, placed.length);
    const { width, height } = TOKENS[sizeFor(count)];
    for (const { at } of families) {
      assert.ok(Math.abs(at[0]) + width / 2 <= PLATE.width / 2, `${count} families`);
      assert.ok(Math.abs(at[1]) + height / 2 <= PLATE.height / 2, `${count} families`);
      for (const other of families)
        if (other.at !== at) assert.ok(!overlap(at, other.at, width, height), `${count} families`);
    }
  }
  assert.ok(TOKENS.half.width < BOX.width);
});

test("things in a row keep their distance while there is room, and overlap evenly when there is none", () => {
  assert.deepEqual(row(0, 10, 100), []);
  assert.deepEqual(row(1, 10, 100), [0]);
  assert.deepEqual(row(3, 10, 100, 2), [-12, 0, 12]);
  assert.deepEqual(row(3, 50, 100, 2), [-25, 0, 25]);
});
