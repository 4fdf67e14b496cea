import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app";
import { Button } from "../components/bits";
import type { Frame } from "../types";
import { Dice } from "./Die";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

const NEAR = 60; // pixels from the end within which the log goes on scrolling by itself

/** What happened so far, as far as it has been shown. */
export function Log() {
  const room = useRoom();
  const { session } = room;
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  const at = session.past.value?.at ?? null;
  const until = session.shown.value?.playing ? session.shown.value.ply : Infinity;
  const frames = session.frames.value.filter((frame) => frame.ply <= until);

  useLayoutEffect(() => {
    const el = list.current!;
    if (at !== null) el.querySelector(".now")?.scrollIntoView({ block: "nearest" });
    else if (follow.current) el.scrollTop = el.scrollHeight;
  }, [frames.length, at, until]);

  return (
    <section class="log" aria-label={t().log} data-testid="log">
      <div
        ref={list}
        class="log-list"
        role="log"
        aria-live="off"
        aria-label={t().log}
        tabIndex={0}
        id="log"
        onScroll={(event) => {
          const el = event.currentTarget;
          follow.current = el.scrollHeight - el.scrollTop - el.clientHeight < NEAR;
        }}
      >
        {!session.whole.value && <Button label={t().logEarlier} onClick={() => void session.earlier()} />}
        {!frames.length && <p class="soft">{t().logEmpty}</p>}
        {frames.map((frame) => <Entry key={frame.ply} frame={frame} now={frame.ply === at} />)}
      </div>
    </section>
  );
}

function Entry({ frame, now }: { frame: Frame; now: boolean }) {
  const room = useRoom();
  const seat = room.session.state.value?.seats.find((s) => s.seat === frame.seat);
  return (
    <div class={`entry${now ? " now" : ""}${frame.mark === "!" ? " chance" : ""}`} data-ply={frame.ply}>
      <button type="button" class="entry-head" onClick={() => room.look(frame.ply)} title={t().logEntry(frame.ply)}>
        <span class="mark" aria-hidden="true">{frame.mark}</span>
        {seat && room.session.state.value!.seats.length > 1 && <span class="who">{seat.label}</span>}
        <Dice text={frame.text} />
        {frame.veiled || frame.mark === "#" ? <em>{frame.text}</em> : <code>{frame.text}</code>}
      </button>
      {frame.lines.filter((line) => line.text !== frame.text).map((line, i) => (
        <p key={i}>
          {line.text} <RuleLink id={line.rule} />
        </p>
      ))}
    </div>
  );
}
