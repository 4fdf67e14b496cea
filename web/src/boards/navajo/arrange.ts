/** How the counters of one Area share its plate: Families below, the rest above them or in the middle. */
import { row, type Point } from "../geometry";
import { PLATE } from "./layout";
import { CHIP, TOKENS, sizeFor } from "./tokens";
import { familiesAt, territoryOf, tribalAt, type Letter } from "./names";
import type { View } from "./view";

export type Item =
  | { kind: "family"; letter: Letter }
  | { kind: "mission" | "rancho" | "corn" | "harass" }
  | { kind: "fort"; fort: "defiance" | "fauntleroy" }
  | { kind: "intruder"; kinds: readonly string[] }
  | { kind: "raid"; n: number }
  | { kind: "tribal" };

export interface Placed {
  item: Item;
  /** The thing it is, for picking and explaining: several counters may be the same (`counter:mission`). */
  thing: string;
  /** What it is for the eye: the same counter before and after a move. */
  token: string;
  /** From the middle of the plate. */
  at: Point;
  large: boolean;
}

function thingOf(item: Item, area: string): string {
  switch (item.kind) {
    case "family":
      return `family:${item.letter}`;
    case "intruder":
      return `intruder:${area}`;
    default:
      return `counter:${item.kind}`;
  }
}

/** A Territory has one Mission and one Rancho, which may advance; what else is in an Area stays there. */
function tokenOf(item: Item, area: string): string {
  switch (item.kind) {
    case "family":
      return `family ${item.letter}`;
    case "fort":
      return `fort ${item.fort}`;
    case "mission":
    case "rancho":
      return `${item.kind} ${territoryOf(area)}`;
    default:
      return `${item.kind} ${area}`;
  }
}

/** Everything in an Area, from below. */
export function itemsIn(view: View, area: string): Item[] {
  const here = view.areas[area] ?? {};
  const items: Item[] = [];
  if (here.corn) items.push({ kind: "corn" });
  if (here.mission) items.push({ kind: "mission" });
  if (here.rancho) items.push({ kind: "rancho" });
  if (here.fort) items.push({ kind: "fort", fort: here.fort });
  if (here.harass) items.push({ kind: "harass" });
  if (here.intruders?.length) items.push({ kind: "intruder", kinds: here.intruders });
  items.push(...familiesAt(view, area).map((letter): Item => ({ kind: "family", letter })));
  if (tribalAt(view, area)) items.push({ kind: "tribal" });
  if (here.raiders) items.push({ kind: "raid", n: here.raiders });
  return items;
}

const LEFT = 26; // the corner of the Area's number

export function arrange(view: View, area: string): Placed[] {
  const items = itemsIn(view, area);
  const families = items.filter((item) => item.kind === "family");
  const marks = items.filter((item) => item.kind === "raid" || item.kind === "tribal");
  const chips = items.filter((item) => !["family", "raid", "tribal"].includes(item.kind));
  const alone = families.length === 0;
  const large = alone && chips.length <= 2;
  const size = large ? 38 : CHIP;
  const space = PLATE.width - (alone ? 12 : LEFT + 8);
  const middle = alone ? 0 : LEFT / 2 + 2;
  const high = alone ? 12 : -PLATE.height / 2 + CHIP / 2;
  const put = (item: Item, at: Point): Placed => ({
    item,
    thing: thingOf(item, area),
    token: tokenOf(item, area),
    at,
    large,
  });
  return [
    ...row(chips.length, size, space).map((x, i) => put(chips[i]!, [x + middle + (large ? 8 : 0), high])),
    ...spots(families.length).map((at, i) => put(families[i]!, at)),
    ...marks.map((item, i) => put(item, [PLATE.width / 2 - 14 - i * 30, -PLATE.height / 2 + 4])),
  ];
}

/** Up to three Families side by side; more in two rows. */
function spots(count: number): Point[] {
  const size = sizeFor(count);
  const { width } = TOKENS[size];
  if (size !== "mini") return row(count, width, PLATE.width - 4, 2).map((x): Point => [x, 14]);
  const below = Math.floor(count / 2);
  return [count - below, below].flatMap((n, i) => row(n, width, PLATE.width - 4, 1).map((x): Point => [x, i * 26]));
}
