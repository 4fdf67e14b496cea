/** Navajo Wars: the map of Diné Bikéyah and the displays beside it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Panel } from "../contract";
import { arrange } from "./arrange";
import type { Props } from "./describe";
import { signed } from "../contract";
import type { Point } from "../geometry";
import { layoutFor, type Layout } from "./layout";
import { MapSheet } from "./map";
import { useGlide, type Places } from "../motion";
import { panels } from "./panels/index";
import { chance as drawn, sheet as card } from "./sheets";
import { AREAS, FAMILIES, TRACKS, type Territory } from "./names";
import type { View } from "./view";

export function Board(props: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const mine = props as Props;
  const layout = useLayout(frame);
  const places = useMemo(() => placesOf(mine, layout), [mine.view, mine.board, layout]);
  useGlide(drawing, places, layout.name);
  return (
    <div ref={frame} class={`nav-map period-${mine.view.period} layout-${layout.name}`}>
      <svg
        ref={drawing}
        class="map"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={mine.words("board-map")}
      >
        <MapSheet props={mine} layout={layout} />
      </svg>
    </div>
  );
}

/** The composition for the room there is, now and when the window changes. */
function useLayout(frame: RefObject<HTMLDivElement | null>): Layout {
  const [layout, setLayout] = useState(() => layoutFor(0, 0));
  useLayoutEffect(() => {
    const element = frame.current!;
    const look = () => setLayout(layoutFor(element.clientWidth, element.clientHeight));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return layout;
}

/** Where each counter on the map lies. Raiders come from the Areas around where the raid stood, or from Santa Fé. */
function placesOf({ view, board }: Props, layout: Layout): Places {
  const found = new Map<string, { at: Point; from?: readonly string[] }>();
  const around = (area: string) =>
    board.links.flatMap(({ between: [a, b] }) => (a === area ? [`raid ${b}`] : b === area ? [`raid ${a}`] : []));
  found.set("santa-fe", { at: layout.places["santa-fe"]! });
  for (const area of AREAS) {
    const [x, y] = layout.places[area]!;
    for (const { item, token, at } of arrange(view, area))
      found.set(token, {
        at: [x + at[0], y + at[1]],
        from: item.kind === "raid" ? [...around(area), "santa-fe"] : [],
      });
  }
  for (const letter of FAMILIES) {
    const at = view.families[letter].at;
    if (!at?.includes(":")) continue;
    const [territory, box] = at.split(":") as [Territory, "caught" | "escape"];
    found.set(`family ${letter}`, { at: layout.lands[territory][box] });
  }
  return found;
}

export const goal = ["12.1", "12.2", "12.3"];

/** The tracks that have changed since another position. */
export function changes(props: BoardProps, before: View): string[] {
  const { view, words } = props as Props;
  return TRACKS.filter((track) => view.tracks[track] !== before.tracks[track]).map((track) => {
    const n = view.tracks[track];
    return words("board-changed", { what: props.names(`track:${track}`), by: signed(n - before.tracks[track]), n });
  });
}

export function displays(props: BoardProps): Panel[] {
  return panels(props as Props);
}

/** Counters lie with one side up; an Intruder that was looked at is no longer unknown. */
export function explains(view: View, id: string): string | undefined {
  const [kind, name = ""] = id.split(":");
  if (kind === "intruder") {
    const top = view.areas[name]?.intruders?.at(-1);
    return top && top !== "?" ? `intruder:${top}` : undefined;
  }
  const { active, standby, inactive, truce } = view.display;
  const counter =
    kind === "instruction" ? [...active, ...standby, ...inactive, truce].find((one) => one?.id === name) : null;
  return counter ? `instruction:${view.period}.${counter.id}.${counter.face}` : undefined;
}

export const chance = (props: BoardProps, kind: string, value: string) => drawn(props as Props, kind, value);
export const sheet = (props: BoardProps, thing: string) => card(props as Props, thing);
