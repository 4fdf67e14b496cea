import { useEffect, useRef } from "preact/hooks";
import { ago } from "../ago";
import { covered, go, now, t } from "../app";
import { Button, Spinner } from "../components/bits";
import * as matches from "../matches";
import { change, settings } from "../settings";
import { SPEEDS, type Speed } from "../stage";
import type { Seat, State } from "../types";
import { Kept, OnTable, Told } from "./Companion";
import { End } from "./End";
import { HintBox } from "./Hint";
import { LessonBox } from "./Lesson";
import { Options } from "./Options";
import { Prose, Words } from "./Prose";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

const FEW = 3; // facts that are shown without being asked for
const LONG = 30; // seconds of waiting that are worth telling

/** What the match waits for, and all that can be answered. */
export function Prompt() {
  const room = useRoom();
  const { session } = room;
  const state = session.current.value!;
  const past = session.past.value !== null;
  const playing = session.shown.value?.playing ?? false;
  const busy = session.busy.value;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // A new question is read from its beginning, wherever it scrolls.
    for (const part of [top.current?.parentElement, ...(top.current?.children ?? [])]) if (part) part.scrollTop = 0;
  }, [state.ply, state.lesson?.number, playing]);
  useEffect(() => {
    if (playing || busy || !room.focusNext) return;
    room.focusNext = false;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>("#options .option-take") ?? document.getElementById("prompt-text");
    next?.closest("#options details")?.setAttribute("open", "");
    next?.focus({ preventScroll: true });
  }, [state.ply, playing, busy]);
  const asks = !past && !playing;
  if (state.pending.kind === "over" && !past && !playing) return <End state={state} />;
  if ((room.reading.value || state.lesson?.over) && !past && !playing)
    return (
      <section class="prompt" aria-label={t("page-lesson")} data-testid="prompt">
        <LessonBox lesson={state.lesson!} />
      </section>
    );
  return (
    <section ref={top} class="prompt" aria-label={t("page-decide")} data-testid="prompt">
      {state.lesson && asks && <LessonBox lesson={state.lesson} />}
      {asks && state.companion && <OnTable companion={state.companion} />}
      <div class="asked">
        {playing && !past ? <Playing /> : <Question state={state} past={past} />}
        <NoticeBox />
        {asks && <HintBox />}
      </div>
      <div class="answers">
        {asks && state.pending.chance && state.companion && <Told chance={state.pending.chance} />}
        {asks && !state.pending.chance && <Options options={session.options.value} />}
        {asks && state.companion && <Kept companion={state.companion} />}
        {past && <PastOptions state={state} />}
      </div>
    </section>
  );
}

/** While steps are shown: the player can wait, go on by hand, skip, or set how it is to be from now on. */
function Playing() {
  const { session } = useRoom();
  const left = session.shown.value?.left ?? 0;
  const pace = (speed: Speed) => {
    change({ speed });
    if (speed === "instant") session.skip();
  };
  return (
    <div class="question playing">
      <h2>{t("page-showing")}</h2>
      <div class="actions">
        <Button strong icon="next" label={t("page-next")} onClick={() => session.next()} testid="step-next" />
        <Button icon="last" label={t("page-skip-all")} onClick={() => session.skip()} testid="step-skip" />
        {left > 0 && <span class="soft">{t("page-steps-left", { n: left })}</span>}
      </div>
      <label class="pace">
        {t("page-pace")}
        <select
          value={settings.value.speed} data-testid="pace"
          onChange={(event) => pace(event.currentTarget.value as Speed)}
        >
          {SPEEDS.map((speed) => <option key={speed} value={speed}>{t(`page-speed-${speed}`)}</option>)}
        </select>
      </label>
    </div>
  );
}

function Question({ state, past }: { state: State; past: boolean }) {
  const { pending } = state;
  const seat = state.seats.find((s) => s.seat === pending.seat);
  const waits = !pending.yours && !past;
  return (
    <div class={pending.yours && !past ? "question yours" : "question"}>
      {pending.where.length > 0 && <p class="where">{pending.where.join(" › ")}</p>}
      <h2 id="prompt-text" tabIndex={-1} data-testid="prompt-text">
        {waits && seat ? <Waiting seat={seat} since={pending.since} /> : pending.chance ? pending.chance.text : <Words text={pending.prompt || t("page-waiting")} />}{" "}
        <RuleLink id={pending.rule} />
      </h2>
      <Facts facts={pending.facts} />
      {waits && seat && <HandOver seat={seat} secrets={state.secrets} />}
    </div>
  );
}

/** The values that matter for the decision; many of them wait to be asked for. */
function Facts({ facts }: { facts: string[] }) {
  const list = <ul class="facts">{facts.map((fact) => <li key={fact}><Words text={fact} /></li>)}</ul>;
  if (facts.length <= FEW) return facts.length ? list : null;
  return (
    <details class="more-facts">
      <summary>{t("page-facts")}</summary>
      {list}
    </details>
  );
}

function Waiting({ seat, since }: { seat: Seat; since: number }) {
  const { session } = useRoom();
  const name = seat.name ? `${seat.label} (${seat.name})` : seat.label;
  if (seat.thinking)
    return (
      <>
        <Spinner label={t("page-thinking", { seat: name })} />
        <Button label={t("page-hurry")} onClick={() => void session.table.hurry().catch(() => {})} testid="hurry" />
      </>
    );
  return (
    <>
      {t("page-waiting-for", { seat: name })}
      {since > 0 && now.value - since > LONG && <span class="soft since"> {t("page-asked", { ago: ago(since, now.value, settings.value.lang) })}</span>}
    </>
  );
}

/** Several seats are played from this browser: the next one takes over; where there are secrets, behind a cover. */
function HandOver({ seat, secrets }: { seat: Seat; secrets: boolean }) {
  const { session } = useRoom();
  const token = matches.find(session.token)?.mine[seat.seat];
  const other = token && token !== session.token ? token : null;
  const change = (cover: boolean) => {
    covered.value = cover ? other : null;
    go({ page: "table", token: other!, at: null }, true);
  };
  useEffect(() => {
    if (other && !secrets) change(false);
  }, [other, secrets]);
  if (!other || !secrets) return null;
  return (
    <div class="hand-over">
      <p>{t("page-hand-over", { seat: seat.label })}</p>
      <Button strong label={t("page-hand-over-now")} onClick={() => change(true)} testid="hand-over" />
    </div>
  );
}

/** What was possible at the earlier moment: to read, not to take. */
function PastOptions({ state }: { state: State }) {
  const { options } = state.pending;
  if (!options.length) return null;
  return (
    <ul class="past-options">
      {options.map((option) => <li key={option.text}>{option.label}</li>)}
    </ul>
  );
}

/** A refusal with its rule, a question answered, or trouble with the table. */
export function NoticeBox() {
  const { session } = useRoom();
  const notice = session.notice.value;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  return (
    <div role="alert" class="notice-place" ref={place}>
      {notice && (
        <div class={`notice ${notice.kind}`} data-testid="notice">
          <div>
            <Prose text={notice.text || t("page-offline")} /> <RuleLink id={notice.rule} />
            {notice.expected.length > 0 && notice.kind === "refused" && (
              <p class="small">{t("page-expected")}: <code>{notice.expected.slice(0, 6).join(", ")}{notice.expected.length > 6 ? " …" : ""}</code></p>
            )}
          </div>
          <Button icon="close" bare label={t("page-close")} onClick={() => (session.notice.value = null)} />
        </div>
      )}
    </div>
  );
}
