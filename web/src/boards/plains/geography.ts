/**
 * Water and what stands on the land. Rivers are given on the drawing of the board data (1600 by 1000); hills, trees and
 * grass are told by region and find their own free place, so that they never lie under a name.
 */
import type { Point } from "../geometry";
import { chance, type Land } from "./borders";
import type { Layout } from "./layout";
import { bounds, clearance, depth, gap, tries, type Box } from "./space";
import type { BoardData } from "./board";

export type FeatureKind = "hills" | "badlands" | "spire" | "mesa" | "oaks" | "pines" | "bluffs" | "peak" | "ridge" | "grass" | "adobe" | "sage";
export interface Feature {
  kind: FeatureKind;
  at: Point;
  size: number;
}

const SIZES: Record<FeatureKind, readonly [width: number, height: number]> = {
  hills: [92, 40],
  badlands: [80, 30],
  spire: [42, 42],
  mesa: [84, 30],
  oaks: [60, 26],
  pines: [62, 34],
  bluffs: [74, 22],
  adobe: [54, 26],
  sage: [34, 14],
  peak: [96, 54],
  ridge: [56, 26],
  grass: [26, 12],
};

/** What a region is known for. Regions a pack may add have grass like any plain. */
const KNOWN: Readonly<Record<string, readonly FeatureKind[]>> = {
  "black-hills": ["hills", "pines"],
  niobrara: ["badlands", "badlands"],
  "north-platte": ["spire", "bluffs"],
  "powder-river": ["bluffs", "sage"],
  "knife-river": ["bluffs"],
  "judith-basin": ["bluffs"],
  "kootenai-river": ["pines"],
  "three-forks": ["pines"],
  bighorn: ["ridge"],
  "wind-river": ["ridge"],
  "flint-hills": ["bluffs"],
  "bitter-creek": ["sage", "sage"],
  "cross-timbers": ["oaks", "oaks"],
  neosho: ["oaks"],
  "llano-estacado": ["mesa"],
  cimarron: ["mesa", "sage"],
  pecos: ["sage", "mesa"],
  "mesilla-valley": ["sage"],
  "taos-valley": ["adobe"],
  "santa-fe": ["adobe"],
  "rio-abajo": ["sage"],
};

/** Missouri, Yellowstone, Platte, Republican and Kansas, Arkansas, Canadian, Red River, Brazos, Pecos, Rio Grande. */
export const RIVERS: readonly (readonly Point[])[] = [
  [[392, 300], [412, 252], [446, 205], [520, 196], [610, 160], [690, 128], [800, 158], [890, 150], [980, 196], [1062, 196], [1120, 250], [1180, 318], [1232, 352], [1330, 430], [1420, 452], [1500, 505], [1600, 520]],
  [[440, 358], [478, 300], [560, 286], [640, 262], [742, 196], [800, 158]],
  [[470, 430], [560, 372], [690, 372], [800, 384], [930, 398], [1060, 440], [1190, 420], [1258, 402]],
  [[700, 512], [830, 500], [960, 520], [1100, 508], [1220, 520], [1340, 500], [1420, 452]],
  [[440, 610], [520, 634], [640, 650], [790, 640], [930, 600], [1050, 580], [1160, 602], [1262, 690], [1380, 720], [1470, 770], [1600, 800]],
  [[740, 738], [860, 744], [960, 762], [1090, 728], [1210, 742], [1330, 760], [1430, 752]],
  [[900, 840], [1010, 812], [1100, 832], [1230, 858], [1340, 880], [1460, 860], [1600, 890]],
  [[420, 672], [520, 716], [584, 752], [590, 800], [570, 850], [610, 892], [640, 930], [700, 1000]],
  [[690, 770], [716, 820], [760, 870], [800, 930], [812, 1000]],
];

const r = (n: number) => Math.round(n * 10) / 10;

/** Hills, trees and grass where they find room; the mountains in the Rockies and the far ranges behind them. */
export function featuresOf(board: BoardData, layout: Layout): Feature[] {
  const taken: Box[] = [...layout.taken];
  const found: Feature[] = [];
  const put = (kind: FeatureKind, outline: readonly Point[], words: string, room: number): void => {
    const [width, height] = SIZES[kind];
    const near = taken.filter((box) => gap(box, bounds(outline)) < 0);
    const free = tries(outline, 13).filter(([x, y]) => clearance({ x, y, width: width * room, height: height * room }, outline, near) > 3);
    if (!free.length) return;
    const [x, y] = free[Math.floor(((chance(words) + 1) / 2) * free.length)]!;
    taken.push({ x, y, width: width * room, height: height * room });
    found.push({ kind, at: [r(x), r(y + (height * room) / 2)], size: room });
  };
  for (const name of Object.keys(board.regions)) {
    const { outline } = layout.lands[name]!;
    for (const [i, kind] of (KNOWN[name] ?? []).entries())
      for (const room of [1, 0.8, 0.62, 0.5]) {
        const before = found.length;
        put(kind, outline, `${name} ${i}`, room);
        if (found.length > before) break;
      }
    for (let i = 0; i < 4; i++) put(i === 3 ? "sage" : "grass", outline, `${name} grass ${i}`, 1);
  }
  const rockies = layout.lands["rockies"];
  return [...(rockies ? mountains(rockies, layout) : []), ...found].sort((a, b) => a.at[1] - b.at[1]);
}

/** The range, row by row from north to south: high peaks inside the Rockies, low ridges west of them. */
function mountains(rockies: Land, { taken, sheet, lands }: Layout): Feature[] {
  const box = bounds(rockies.outline);
  const [top, foot] = [box.y - box.height / 2, box.y + box.height / 2];
  const found: Feature[] = [];
  const free = (x: number, y: number, width: number, height: number) =>
    taken.every((other) => gap({ x, y: y - height / 2, width, height }, other) > 2);
  const town = lands["sacramento"];
  const right = box.x + box.width / 2;
  let line = 0;
  for (let y = top + 40; y < foot - 2; y += 27, line++)
    for (let x = 8 + (line % 2) * 30; x < right; x += 60) {
      const [jx, jy] = [x + chance(`x ${line} ${x}`) * 14, y + chance(`y ${line} ${x}`) * 8];
      const size = 0.68 + 0.2 * chance(`size ${line} ${x}`);
      const within = depth([jx, jy - 8], rockies.outline) > 0 && depth([jx, jy], rockies.outline) > 16;
      if (town && depth([jx, jy - 12], town.outline) > -50) continue;
      if (within && free(jx, jy, 74 * size, 50 * size)) found.push({ kind: "peak", at: [r(jx), r(jy)], size: r(size * 10) / 10 });
      else if (jx < box.x && depth([jx, jy], rockies.outline) < -26 && chance(`ridge ${line} ${x}`) > 0.1 && jx > 24 && jy < sheet.height - 16)
        found.push({ kind: "ridge", at: [r(jx), r(jy)], size: 0.9 });
    }
  return found;
}
