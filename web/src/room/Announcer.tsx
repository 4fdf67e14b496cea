import { useEffect, useState } from "preact/hooks";
import { t } from "../app";
import { useRoom } from "./room";

const KEPT = 4;

/** Says to a screen reader what happens and what is asked, each sentence once, in the order of the game. */
export function Announcer() {
  const { session } = useRoom();
  const shown = session.shown.value;
  const state = session.state.value;
  const line = shown?.line?.text ?? "";
  const asked = state && !shown?.playing && state.pending.yours ? `${t("page-your-turn")}: ${state.pending.chance?.text ?? state.pending.prompt}` : "";
  const [said, setSaid] = useState<{ n: number; text: string }[]>([]);
  const say = (text: string) => text && setSaid((before) => [...before, { n: (before.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT));
  useEffect(() => void say(line), [shown?.line]);
  useEffect(() => void say(asked), [asked, state?.ply]);
  return (
    <div class="sr" aria-live="polite" data-testid="announcer">
      {said.map(({ n, text }) => <p key={n}>{text}</p>)}
    </div>
  );
}
