/** Where cubes, wagons and marks lie on a map: in a row below the name, wagons on their trail. */
import { row, type Point } from "../geometry";
import { lasting } from "./describe";
import type { Layout, Spot } from "./layout";
import type { BoardData } from "./board";
import { contested, cubesAt, holding, lost, people, standing, type Cube, type Deck } from "./names";
import type { View } from "./view";

export type Item =
  | { kind: "owner"; deck: Deck }
  | { kind: "contested" }
  | { kind: "nobody" }
  | { kind: "cube"; colour: Cube; n: number }
  | { kind: "custer" }
  | { kind: "banner" }
  | { kind: "lasting"; deck: Deck };

export interface Placed {
  item: Item;
  at: Point;
  scale: number;
}

const SMALLEST = 0.72;
const MARK = 28; // marks are narrower than cubes

export function arrange(board: BoardData, view: View, layout: Layout, name: string): Placed[] {
  const here = cubesAt(view, name);
  const halt = name in view.regions ? layout.trails.halts[name] : undefined;
  const spot = layout.spots[name]!;
  const owner = view.control[name];
  const items: Item[] = owner && holding(board, view, name) === "taken" ? [{ kind: "owner", deck: owner }] : [];
  if (name in board.regions && contested(here)) items.push({ kind: "contested" });
  else if (lost(board, view, name)) items.push({ kind: "nobody" });
  for (const [colour, n] of halt ? people(here) : standing(here)) items.push({ kind: "cube", colour, n });
  if (view.custer.includes(name)) items.push({ kind: "custer" });
  if (view.banner.includes(name)) items.push({ kind: "banner" });
  for (const { deck } of lasting(view, name)) items.push({ kind: "lasting", deck });
  const placed = rows(items, spot, layout.sheet.cube);
  if (halt && here.white > 0) placed.push({ item: { kind: "cube", colour: "white", n: here.white }, at: [halt.x, halt.y], scale: halt.width / layout.sheet.cube.width });
  return placed;
}

/** One row while it fits, else two where there is room, else smaller and closer. */
function rows(items: readonly Item[], spot: Pick<Spot, "cubes" | "space" | "second" | "begin">, cube: { width: number; height: number }): Placed[] {
  if (!items.length) return [];
  const need = (some: readonly Item[]) => some.reduce((sum, { kind }) => sum + (kind === "cube" ? cube.width : MARK) + 3, -3);
  const [x, y] = spot.cubes;
  // Beside its name a row begins at the name and grows to the right only.
  const room = spot.begin === null ? spot.space : x + spot.space / 2 - spot.begin;
  const middle = spot.begin === null ? x : spot.begin + room / 2;
  const half = Math.ceil(items.length / 2);
  const parts = room / need(items) < 0.9 && items.length > 2 && spot.second ? [items.slice(0, half), items.slice(half)] : [items];
  const scale = Math.max(SMALLEST, Math.min(parts.length > 1 ? 0.9 : 1, ...parts.map((part) => room / need(part))));
  return parts.flatMap((part, line) => {
    const down = line * (cube.height + 2) * scale;
    if (need(part) * scale > room + 6) {
      const xs = row(part.length, cube.width * scale, room + 6, 2);
      return part.map((item, i) => ({ item, at: [middle + xs[i]!, y + down] as const, scale }));
    }
    let left = spot.begin ?? x - (need(part) * scale) / 2;
    return part.map((item) => {
      const width = (item.kind === "cube" ? cube.width : MARK) * scale;
      left += width + 3 * scale;
      return { item, at: [left - 3 * scale - width / 2, y + down] as const, scale };
    });
  });
}
