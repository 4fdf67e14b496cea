/** What lies over the map for a moment: dice that roll, what is drawn, a card that is played, the fight. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { t } from "../app";
import type { BoardModule, BoardProps } from "../boards/contract";
import { still } from "../boards/motion";
import type { Shown } from "../session";
import { useBoard } from "./BoardFrame";
import { Die } from "./Die";
import { FightPanel } from "./Fight";
import { useRoom } from "./room";

type Drawn = NonNullable<ReturnType<typeof useBoard>>;

const LINGERS = 1300; // milliseconds that the last roll stays when all has been shown
const CARD = 2600; // and a card, from when it is laid down
const ROLLS = 480; // how long dice tumble
const TURN = 70; // from face to face
const EDGE = 8;

export function Over() {
  const room = useRoom();
  const drawn = useBoard();
  const { session } = room;
  const shown = session.shown.value;
  void [session.options.value, session.busy.value]; // whatever changes in them may be a new question
  useEffect(() => room.hand.asked());
  if (!drawn || !shown || session.past.value) return null;
  return (
    <div class={`over board-${room.game}`}>
      <Card drawn={drawn} shown={shown} />
      <Roll drawn={drawn} shown={shown} />
      <FightPanel drawn={drawn} fight={shown.fight} playing={shown.playing} />
      <Dragged />
    </div>
  );
}

/** What is shown now; when it is over, what was shown last, for a while. */
function useLinger<T>(now: T | null, ms: number): [T | null, () => void] {
  const [kept, keep] = useState<T | null>(now);
  const key = JSON.stringify(now);
  useEffect(() => {
    if (now) keep(now);
    const timer = now ? 0 : window.setTimeout(() => keep(null), ms);
    return () => clearTimeout(timer);
  }, [key]);
  return [now ?? kept, () => keep(null)];
}

/** The way from where something was taken up to the pointer. */
function Dragged() {
  const { hand } = useRoom();
  const drag = hand.dragging.value;
  const ref = useRef<SVGSVGElement>(null);
  const box = ref.current?.getBoundingClientRect();
  const [x, y] = [box?.left ?? 0, box?.top ?? 0];
  return (
    <svg ref={ref} class="drag" aria-hidden="true">
      {drag && <path d={`M${drag.from.x - x} ${drag.from.y - y}L${drag.to.x - x} ${drag.to.y - y}`} />}
      {drag && <circle cx={drag.to.x - x} cy={drag.to.y - y} r={7} />}
    </svg>
  );
}

// -- dice and draws ----------------------------------------------------------------------------------------------------
/** Dice tumble and stop on what was rolled; a cube, a disc or a counter leaves the bag. */
function Roll({ drawn, shown }: { drawn: Drawn; shown: Shown }) {
  const inPanel = shown.fight?.camps.some(({ forces }) => forces.some(({ kind, dice }) => dice.length && shown.chance?.startsWith(`${kind} `)));
  const now = shown.playing && shown.chance && !inPanel ? { ply: shown.ply, text: shown.chance, said: shown.line?.text ?? "", near: shown.pulse } : null;
  const [roll] = useLinger(now, LINGERS);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current && roll) place(ref.current, roll.near);
  }, [roll?.ply, roll?.said]);
  if (!roll) return null;
  const [kind = "", ...values] = roll.text.split(" ");
  const dice = kind === "die" || /dice$/.test(kind);
  if (!dice && drawn.module.sheet?.(drawn.props, `card:${Number(values[0]) || values[0]}`)) return null; // it is laid down
  return (
    <div ref={ref} class="roll" aria-hidden="true" data-testid="roll" data-roll={roll.text}>
      <div key={roll.ply} class={dice ? "roll-dice" : "roll-drawn"}>
        {dice ? values.map((value, i) => <Tumbling key={i} drawn={drawn} kind={kind} value={value} />) : (
          <>
            <span class="token">{drawn.module.chance?.(drawn.props, kind, values.join(" ")) ?? <b class="written">{values.join(" ")}</b>}</span>
            <Sack />
          </>
        )}
      </div>
      {roll.said && <p>{roll.said}</p>}
    </div>
  );
}

export function Tumbling({ drawn: { module, props }, kind, value }: { drawn: Drawn; kind: string; value: string }) {
  const faces = module.faces?.(kind) ?? ["1", "2", "3", "4", "5", "6"];
  const [n, turn] = useState(still() ? -1 : 0);
  useEffect(() => {
    if (n < 0) return;
    const timer = window.setTimeout(() => turn(n * TURN > ROLLS ? -1 : n + 1), TURN);
    return () => clearTimeout(timer);
  }, [n]);
  const face = n < 0 ? value : faces[(n * 5 + value.length) % faces.length]!;
  return <span class={n < 0 ? "die-thrown is-still" : "die-thrown"}>{faceOf(module, props, kind, face)}</span>;
}

/** A face of a die as the game draws it, or with pips. */
export function faceOf(module: BoardModule, props: BoardProps, kind: string, face: string): ComponentChildren {
  return module.chance?.(props, kind, face) ?? <Die n={Number(face)} />;
}

function Sack() {
  return (
    <svg class="sack" viewBox="0 0 48 40">
      <path d="M17 4h14l-3 8c10 4 15 11 15 18 0 5-5 8-19 8S5 35 5 30c0-7 5-14 15-18z" />
      <path class="cord" d="M18 12q6 3 12 0" />
    </svg>
  );
}

/** Beside the thing that it is about, whole inside the frame and not over the thing; else at the top. */
function place(el: HTMLElement, near: readonly string[]): void {
  const frame = el.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const at = near.map((id) => el.closest(".board-frame")!.querySelector(`.board [data-thing="${CSS.escape(id)}"]`)).find(Boolean)?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = el;
  const small = at && at.width < frame.width / 2;
  const x = small ? at.left + at.width / 2 - frame.left : frame.width / 2;
  const above = small ? at.top - frame.top - height - EDGE : EDGE;
  const y = small && above < EDGE ? at.bottom - frame.top + EDGE : above;
  el.style.left = `${Math.round(Math.max(EDGE, Math.min(frame.width - width - EDGE, x - width / 2)))}px`;
  el.style.top = `${Math.round(Math.max(EDGE, Math.min(frame.height - height - EDGE, y)))}px`;
}

// -- cards -------------------------------------------------------------------------------------------------------------
/** A card that is drawn or played lies on the table for a moment; a click puts it away. */
function Card({ drawn, shown }: { drawn: Drawn; shown: Shown }) {
  const { session } = useRoom();
  const thing = shown.playing && shown.shows?.startsWith("card:") ? shown.shows : null;
  const [card, lay] = useState<string | null>(null);
  useEffect(() => {
    if (thing) lay(thing);
  }, [thing, thing && shown.ply]);
  useEffect(() => {
    const timer = card ? window.setTimeout(() => lay(null), CARD) : 0;
    return () => clearTimeout(timer);
  }, [card]);
  const sheet = card && drawn.module.sheet?.(drawn.props, card);
  if (!sheet) return null;
  return (
    <button type="button" class="laid" data-testid="laid" title={t("page-close")} onClick={() => (lay(null), session.next())}>
      {sheet}
    </button>
  );
}
