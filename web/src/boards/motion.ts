/** Counters glide from where they lay to where they lie now. Nothing moves for players who do not want it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Point } from "./geometry";

export const GLIDE = 650; // milliseconds

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where each counter lies now, and where a new one comes from: the first of these that lay somewhere before. */
export type Places = ReadonlyMap<string, { at: Point; from?: readonly string[] }>;

/**
 * After each drawing: elements with `data-token` inside `frame` glide from their former place.
 * `stage` names the composition; when it changes nothing glides.
 */
export function useGlide(frame: RefObject<SVGSVGElement | null>, places: Places, stage: string): void {
  const before = useRef<{ stage: string; places: Places } | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { stage, places };
    if (!last || last.places === places || last.stage !== stage || !frame.current || still()) return;
    for (const element of frame.current.querySelectorAll<SVGGElement>("[data-token]")) {
      const token = element.dataset["token"]!;
      const now = places.get(token);
      const was = [token, ...(now?.from ?? [])].map((one) => last.places.get(one)).find(Boolean)?.at;
      if (!now || !was) continue;
      const [dx, dy] = [was[0] - now.at[0], was[1] - now.at[1]];
      if (!dx && !dy) continue;
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: GLIDE,
        easing: "cubic-bezier(.3,.1,.2,1)",
      });
    }
  });
}
