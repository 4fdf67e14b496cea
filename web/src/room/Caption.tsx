import type { ComponentChildren } from "preact";
import { t } from "../app";
import { Button } from "../components/bits";
import type { Session } from "../session";
import type { Frame } from "../types";
import { useBoard } from "./BoardFrame";
import { Dice } from "./Die";
import { chooser } from "./Log";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

/**
 * What the step being shown is about, in words, with its rule; while nothing is shown, what happened last.
 * (Screen readers get it from the announcer.)
 */
export function Caption({ children }: { children?: ComponentChildren }) {
  const { session } = useRoom();
  const drawn = useBoard();
  const shown = session.shown.value!;
  const past = session.past.value;
  const playing = shown.playing && !past;
  const frames = session.frames.value;
  const line = past ? null : shown.line;
  const frame = past ? frames.find((f) => f.ply === past.at) : playing || line ? undefined : frames.at(-1);
  const summary = !past && !playing && shown.before ? (drawn?.module.changes?.(drawn.props, shown.before) ?? []) : [];
  const words = summary.length ? t("page-meanwhile", { changes: summary.join(", ") }) : frame ? inWords(session, frame) : (line?.text ?? (past || playing ? "" : t("page-log-empty")));
  return (
    <div class={playing ? "caption playing" : "caption"} data-testid="caption">
      <Dice text={words} />
      <p>
        <span key={words} class="caption-text" aria-hidden="true">{words}</span> {!summary.length && <RuleLink id={frame ? frame.lines.at(-1)?.rule : line?.rule} />}
      </p>
      {playing && (
        <span class="caption-tools">
          <Button icon="next" bare label={t("page-next")} onClick={() => session.next()} />
          <Button icon="last" bare label={t("page-skip-all")} onClick={() => session.skip()} />
        </span>
      )}
      {children}
    </div>
  );
}

function inWords(session: Session, frame: Frame): string {
  const who = chooser(session, frame);
  const chosen = frame.said && who ? `${who}: ${frame.said}` : frame.said;
  return [chosen, ...frame.lines.map((line) => line.text)].filter(Boolean).join(" ") || frame.text;
}
