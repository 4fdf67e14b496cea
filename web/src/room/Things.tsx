/** The frame around drawn things: it turns pointer, touch and keyboard into picking and explaining. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useRoom } from "./room";
import { type Direction, towards } from "./steer";

const LONG_PRESS = 550;
const REST = 450; // how long the pointer rests before the name is shown
const SLACK = 12; // pixels a finger may wander in a long press

export function Things({ children, label, id }: { children: ComponentChildren; label: string; id: string }) {
  const room = useRoom();
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const swallow = useRef(false);
  const rest = useRef(0);

  const all = () => [...frame.current!.querySelectorAll<SVGElement | HTMLElement>("[data-thing]")];
  const of = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<SVGElement | HTMLElement>("[data-thing]") : null;

  /**
   * What a click on a thing means: the thing itself if it glows or is the next to be moved, else a glowing one that it
   * lies on (`data-on`).
   */
  const picked = (el: SVGElement | HTMLElement) =>
    el.classList.contains("is-glow") || room.hand.isNext(el.dataset["thing"]!)
      ? el
      : (all().find((other) => other.dataset["thing"] === el.dataset["on"] && other.classList.contains("is-glow")) ?? el);

  /** One thing at a time is in the tab order: the last one used, or the first that can be picked. */
  const rove = () => {
    const things = all();
    const stop =
      things.find((el) => el.dataset["thing"] === focused.current) ??
      things.find((el) => el.classList.contains("is-glow")) ??
      things[0];
    for (const el of things) {
      const index = el === stop ? "0" : "-1";
      if (el.getAttribute("tabindex") !== index) el.setAttribute("tabindex", index);
    }
  };
  useEffect(rove);
  useEffect(() => () => clearTimeout(rest.current), []);

  const focus = (el: SVGElement | HTMLElement | undefined) => {
    if (!el) return;
    focused.current = el.dataset["thing"] ?? null;
    rove();
    el.focus();
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const el = of(event.target);
    if (!el || event.ctrlKey || event.metaKey || event.altKey) return;
    const things = all();
    const thing = el.dataset["thing"]!;
    if (event.key.startsWith("Arrow")) {
      const others = things.filter((other) => other !== el && (!other.dataset["minor"] || other.classList.contains("is-glow")));
      const found = towards(el.getBoundingClientRect(), others.map((o) => o.getBoundingClientRect()), event.key as Direction);
      focus(others[found]);
    } else if (event.key === "Enter" || event.key === " ") {
      const meant = picked(el);
      room.pick(meant.dataset["thing"]!, meant);
    }
    else if (event.key === "i" || event.key === "I") room.explain(thing, el);
    else if (event.key === "Home") focus(things[0]);
    else if (event.key === "End") focus(things.at(-1));
    else if (event.key === "n" || event.key === "N") {
      const glowing = things.filter((one) => one.classList.contains("is-glow"));
      const at = glowing.indexOf(el);
      const step = event.key === "n" ? 1 : -1;
      focus(glowing[(at < 0 ? (step > 0 ? 0 : glowing.length - 1) : at + step + glowing.length) % glowing.length]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const endPress = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };

  return (
    <div
      ref={frame}
      id={id}
      class="things"
      role="group"
      aria-label={label}
      onClick={(event) => {
        if (swallow.current) swallow.current = false;
        else {
          const el = of(event.target);
          const meant = el && picked(el);
          if (meant) room.pick(meant.dataset["thing"]!, meant);
        }
      }}
      onContextMenu={(event) => {
        const el = of(event.target);
        if (!el) return;
        event.preventDefault();
        if (!swallow.current) room.explain(el.dataset["thing"]!, el);
      }}
      onPointerDown={(event) => {
        swallow.current = false;
        const el = of(event.target);
        if (el && event.pointerType === "mouse" && event.button === 0) room.hand.grasp(el, event);
        if (!el || event.pointerType === "mouse") return;
        endPress();
        const timer = window.setTimeout(() => {
          swallow.current = true;
          room.explain(el.dataset["thing"]!, el);
        }, LONG_PRESS);
        press.current = { timer, x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        room.hand.drag(event);
        const from = press.current;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) endPress();
      }}
      onPointerUp={(event) => {
        endPress();
        const el = of(event.target);
        if (room.hand.drop(el)) swallow.current = true;
      }}
      onPointerCancel={endPress}
      onPointerOver={(event) => {
        clearTimeout(rest.current);
        const el = of(event.target);
        if (event.pointerType !== "mouse" || !el) {
          room.tip.value = null;
          return;
        }
        const tip = room.tip.value;
        if (tip && "thing" in tip && tip.thing === el.dataset["thing"]) return;
        room.tip.value = null;
        rest.current = window.setTimeout(() => (room.tip.value = { thing: el.dataset["thing"]!, at: el }), REST);
      }}
      onPointerLeave={() => {
        clearTimeout(rest.current);
        room.tip.value = null;
      }}
      onFocusCapture={(event) => {
        const el = of(event.target);
        if (!el) return;
        focused.current = el.dataset["thing"]!;
        rove();
        if (el.matches(":focus-visible")) room.tip.value = { thing: focused.current, at: el };
      }}
      onBlurCapture={() => (room.tip.value = null)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
