/** Recorded positions, and a reader of what the board draws without a browser. */
import { isValidElement, type ComponentChildren, type VNode } from "preact";
import recorded from "../../../../dev/navajo.json";
import { boardWords } from "../../../../test/spoken";
import type { Option } from "../../contract";
import type { Props } from "../describe";
import type { BoardData } from "../board";
import type { View } from "../view";

export const MOMENTS = Object.keys(recorded.moments) as (keyof typeof recorded.moments)[];

export function propsAt(name: (typeof MOMENTS)[number], lang = "en"): Props {
  const { view, options } = structuredClone(recorded.moments[name]);
  const glow = new Map<string, Option[]>();
  for (const option of options as unknown as Option[])
    for (const thing of option.things ?? []) glow.set(thing, [...(glow.get(thing) ?? []), option]);
  const told = (recorded.things[lang as "en"] ?? recorded.things.en) as unknown as Record<string, string[]>;
  return {
    view: view as unknown as View,
    words: boardWords("navajo", lang),
    board: recorded.board as unknown as BoardData,
    names: (id) => told[id]?.[0] ?? id,
    about: (id) => ({ text: told[id]?.[1] ?? "" }),
    glow,
    pulse: [],
    lang,
    pick: () => {},
    explain: () => {},
  };
}

export interface Drawn {
  type: string;
  props: Record<string, unknown>;
  inside: (Drawn | string)[];
}

/** The elements and texts a component comes to; components with hooks cannot be read so. */
export function drawn(node: ComponentChildren): (Drawn | string)[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (!isValidElement(node)) return [String(node)];
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === "function") return drawn((type as (props: unknown) => ComponentChildren)(props));
  return [{ type, props, inside: drawn(props["children"] as ComponentChildren) }];
}

export function* all(nodes: readonly (Drawn | string)[]): Generator<Drawn> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* all(node.inside);
  }
}

export function things(nodes: readonly (Drawn | string)[]): Drawn[] {
  return [...all(nodes)].filter((node) => "data-thing" in node.props);
}

export function text(node: Drawn): string {
  return node.inside.map((one) => (typeof one === "string" ? one : text(one))).join("");
}
