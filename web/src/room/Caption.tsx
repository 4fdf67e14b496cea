import type { ComponentChildren } from "preact";
import { t } from "../app";
import { Button } from "../components/bits";
import { Dice } from "./Die";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

/** What the step being shown is about, in words, with its rule. (Screen readers get it from the announcer.) */
export function Caption({ children }: { children?: ComponentChildren }) {
  const { session } = useRoom();
  const shown = session.shown.value!;
  const past = session.past.value;
  const line = past ? null : shown.line;
  const frame = past && session.frames.value.find((f) => f.ply === past.at);
  const words = frame ? frame.lines.map((l) => l.text).join(" ") || frame.text : (line?.text ?? "");
  return (
    <div class={shown.playing && !past ? "caption playing" : "caption"} data-testid="caption">
      <Dice text={words} />
      <p>
        <span key={words} class="caption-text" aria-hidden="true">{words}</span> <RuleLink id={frame ? frame.lines.at(-1)?.rule : line?.rule} />
      </p>
      {shown.playing && !past && (
        <span class="caption-tools">
          <Button icon="next" bare label={t().next} onClick={() => session.next()} />
          <Button icon="last" bare label={t().skipAll} onClick={() => session.skip()} />
        </span>
      )}
      {children}
    </div>
  );
}
