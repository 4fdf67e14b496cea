/** Recorded positions as the board gets them. */
import recorded from "../../../../dev/plains.json";
import { boardWords } from "../../../../test/spoken";
import type { Option } from "../../contract";
import type { Props } from "../describe";
import type { BoardData } from "../board";
import type { View } from "../view";

export const BOARD = recorded.board as unknown as BoardData;
export const MOMENTS = Object.keys(recorded.moments) as (keyof typeof recorded.moments)[];

export function propsAt(name: (typeof MOMENTS)[number], lang = "en"): Props {
  const { view, options } = structuredClone(recorded.moments[name]);
  const glow = new Map<string, Option[]>();
  for (const option of options as unknown as Option[])
    for (const thing of option.things) glow.set(thing, [...(glow.get(thing) ?? []), option]);
  const told = (recorded.things[lang as "en"] ?? recorded.things.en) as unknown as Record<string, { name: string; text: string }>;
  return {
    view: view as unknown as View,
    words: boardWords("plains", lang),
    board: BOARD,
    names: (id) => told[id]?.name ?? id,
    about: (id) => told[id],
    glow,
    pulse: [],
    lang,
    pick: () => {},
    explain: () => {},
  };
}
