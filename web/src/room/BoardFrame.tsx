import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { library, t } from "../app";
import type { BoardModule, BoardProps } from "../boards/contract";
import { Button, Spinner } from "../components/bits";
import { settings } from "../settings";
import { Guarded } from "./Guarded";
import { Over } from "./Over";
import { type Room, useRoom } from "./room";
import { Things } from "./Things";

/** What the board and its displays draw: the moment looked at, or the step being shown. */
export function useBoard(): { module: BoardModule; props: BoardProps } | null {
  const room = useRoom();
  const { session } = room;
  const module = library.module(room.game);
  const board = library.data(room.game, room.own);
  const things = library.things(room.game, room.own);
  const words = library.words(room.game);
  const past = session.past.value;
  const shown = session.shown.value;
  if (!module || board === undefined || !things || !words || !shown) return null;
  const frame = past && session.frames.value.find((f) => f.ply === past.at);
  const pulse = past ? [...(frame?.things ?? []), ...(frame?.lines.flatMap((line) => line.things) ?? [])] : shown.playing ? shown.pulse : [...shown.pulse, ...room.lit.value];
  return {
    module,
    props: {
      view: past ? past.view : shown.view,
      board,
      names: room.names,
      words,
      about: (id) => things[id],
      glow: room.glow.value,
      pulse,
      lang: settings.value.lang,
      pick: room.pick,
      explain: room.explain,
      preview: room.preview.value,
    },
  };
}

const ZOOMS = [1, 1.35, 1.8, 2.5, 3.5];
const LARGEST = ZOOMS.at(-1)!;
const LINE = 30; // pixels of a line, where the wheel counts lines
const MIDDLE = { x: 0.5, y: 0.5 };

export function BoardFrame() {
  const room = useRoom();
  const drawn = useBoard();
  const scroll = useRef<HTMLDivElement>(null);
  const zoom = room.zoom.value;
  const before = useRef(zoom);
  const around = useRef(MIDDLE); // the place of the frame that stays where it is

  useLayoutEffect(() => {
    const el = scroll.current!;
    const x = around.current.x * el.clientWidth;
    const y = around.current.y * el.clientHeight;
    const by = zoom / before.current;
    el.scrollTo((el.scrollLeft + x) * by - x, (el.scrollTop + y) * by - y);
    before.current = zoom;
    around.current = MIDDLE;
  }, [zoom]);
  useEffect(() => {
    // How broad the drawing is: on a phone a broad one needs less height.
    const size = scroll.current!.querySelector("svg")?.viewBox.baseVal;
    if (size?.height) scroll.current!.parentElement!.style.setProperty("--ratio", `${size.width / size.height}`);
  });
  usePinch(scroll, (to, at) => {
    around.current = at;
    room.zoom.value = Math.min(LARGEST, Math.max(1, to));
  });

  return (
    <section class="board-frame" aria-label={t("page-board")} data-testid="board">
      <div
        class="board-scroll"
        ref={scroll}
        onKeyDown={(event) => {
          if (event.key === "+") larger(room);
          else if (event.key === "-") smaller(room);
        }}
      >
        <div class="board-sheet" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          {drawn ? (
            <Things id="board" label={`${t("page-board")}. ${t("page-board-help")}`}>
              <div class={`board board-${room.game}`}>
                <Guarded again={drawn.props.view}>
                  <drawn.module.Board {...drawn.props} />
                </Guarded>
              </div>
            </Things>
          ) : (
            <Spinner label={t("page-loading")} />
          )}
        </div>
      </div>
      <Over />
    </section>
  );
}

const larger = (room: Room) => (room.zoom.value = ZOOMS.find((z) => z > room.zoom.value + 0.01) ?? LARGEST);
const smaller = (room: Room) => (room.zoom.value = ZOOMS.findLast((z) => z < room.zoom.value - 0.01) ?? 1);

/** Larger, smaller, whole: beside the board, so that nothing of it is covered. */
export function Zoom() {
  const room = useRoom();
  const zoom = room.zoom.value;
  return (
    <div class="zoom" role="group" aria-label={t("page-board")}>
      {zoom > 1 && <Button icon="fit" bare label={t("page-zoom-fit")} onClick={() => (room.zoom.value = 1)} />}
      {zoom > 1 && <Button icon="minus" bare label={t("page-zoom-out")} onClick={() => smaller(room)} />}
      <Button icon="plus" bare label={t("page-zoom-in")} onClick={() => larger(room)} disabled={zoom >= LARGEST} testid="zoom-in" />
    </div>
  );
}

/** Two fingers or the wheel zoom around the place they are at; with Shift the wheel goes sideways. */
function usePinch(ref: { current: HTMLElement | null }, to: (zoom: number, at: { x: number; y: number }) => void) {
  const room = useRoom();
  const now = useRef(to);
  now.current = to;
  useEffect(() => {
    const el = ref.current!;
    let start: { apart: number; zoom: number } | null = null;
    const place = (x: number, y: number) => {
      const box = el.getBoundingClientRect();
      return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
    };
    const apart = (touches: TouchList) =>
      Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { apart: apart(event.touches), zoom: room.zoom.value } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      now.current((start.zoom * apart(event.touches)) / start.apart, place((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
    };
    const wheel = (event: WheelEvent) => {
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      const end = by > 0 ? room.zoom.value <= 1 : room.zoom.value >= LARGEST;
      if (!by || event.shiftKey || (end && !event.ctrlKey)) return; // the browser scrolls what there is to scroll
      event.preventDefault();
      now.current(room.zoom.value * Math.exp(-by / 300), place(event.clientX, event.clientY));
    };
    el.addEventListener("touchstart", begin, { passive: true });
    el.addEventListener("touchmove", move, { passive: false });
    el.addEventListener("wheel", wheel, { passive: false });
    return () => {
      el.removeEventListener("touchstart", begin);
      el.removeEventListener("touchmove", move);
      el.removeEventListener("wheel", wheel);
    };
  }, [ref]);
}
