/** Plains Indian Wars: the map of the Great Plains and the displays beside it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { signed, type BoardProps, type Panel, type Score } from "../contract";
import type { Point } from "../geometry";
import { useGlide, type Places } from "../motion";
import { arrange } from "./arrange";
import { placeNames, seatName, type Props } from "./describe";
import { layoutFor, type Layout } from "./layout";
import { MapSheet, tokenOf } from "./map";
import { panels } from "./panels/index";
import { chance as drawn, faces, sheet as card } from "./cards";
import { cubesAt, total, type Cube } from "./names";
import type { View } from "./view";

const NOWHERE: Places = new Map();

export function Board(props: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const mine = props as Props;
  const [width, height] = useSize(frame);
  const layout = useMemo(
    () => (width ? layoutFor(mine.board, placeNames(mine), width, height) : null),
    [mine.board, mine.lang, width, height],
  );
  const before = useRef<View | null>(null);
  const places = useMemo(() => (layout ? placesOf(mine, layout, before.current) : NOWHERE), [mine.view, mine.board, layout]);
  useLayoutEffect(() => void (before.current = mine.view), [mine.view]);
  useGlide(drawing, places, layout?.sheet.name ?? "");
  return (
    <div ref={frame} class="plains-map">
      <svg
        ref={drawing}
        class="map"
        viewBox={layout ? `0 0 ${layout.sheet.width} ${layout.sheet.height}` : undefined}
        role="group"
        aria-label={mine.words("board-map")}
      >
        {layout && <MapSheet props={mine} layout={layout} />}
      </svg>
    </div>
  );
}

/** The size of the frame, now and when the window changes. */
function useSize(frame: RefObject<HTMLDivElement | null>): Point {
  const [size, setSize] = useState<Point>([0, 0]);
  useLayoutEffect(() => {
    const element = frame.current!;
    const look = () => setSize([element.clientWidth, element.clientHeight]);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}

/** Where each piece lies; new ones come from where cubes of their colour went away, looking from the position before. */
export function placesOf({ view, board }: Props, layout: Layout, before: View | null): Places {
  const found = new Map<string, { at: Point; from?: readonly string[] }>();
  const names = Object.keys({ ...board.regions, ...board.areas, ...board.boxes });
  const left = (colour: Cube) => (before ? names.filter((name) => cubesAt(before, name)[colour] > cubesAt(view, name)[colour]) : []);
  for (const name of names)
    for (const { item, at } of arrange(board, view, layout, name)) {
      const from = item.kind === "cube" ? left(item.colour).map((other) => tokenOf(other, item)) : [];
      found.set(tokenOf(name, item), { at, from });
    }
  return found;
}

export function displays(props: BoardProps): Panel[] {
  return panels(props as Props);
}

export const goal = ["2.0", "14.1", "vp"];

/** The points that have changed since another position. */
export function changes(props: BoardProps, before: View): string[] {
  const mine = props as Props;
  return mine.view.seats.flatMap((seat) => {
    const [n, was] = [total(mine.view.points.seats[seat]), total(before.points.seats[seat])];
    return n === was ? [] : [mine.words("board-changed", { what: seatName(mine, seat), by: signed(n - was), n })];
  });
}

export function score(props: BoardProps, seat: string): Score | undefined {
  const { view, words } = props as Props;
  const lines = view.points.seats[seat as keyof typeof view.points.seats];
  if (!lines) return undefined;
  const n = total(lines);
  return { thing: `points:${seat}`, n, words: words("board-points", { n }) };
}

export const chance = (props: BoardProps, kind: string, value: string) => drawn(props as Props, kind, value);
export const sheet = (props: BoardProps, thing: string) => card(props as Props, thing);
export { faces };
