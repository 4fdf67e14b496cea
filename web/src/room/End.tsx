import { useEffect, useState } from "preact/hooks";
import { go, lobby, say, t, wordsOf } from "../app";
import { Button, Spinner } from "../components/bits";
import * as matches from "../matches";
import type { Remark, Review as Looked, State } from "../types";
import { check, type Verdict } from "../verify";
import { usePanels } from "./Displays";
import { Guarded } from "./Guarded";
import { LessonBox } from "./Lesson";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";
import { Things } from "./Things";

/** The game is over: who won and by what, another game, a review; whether the dice were fair is folded away. */
export function End({ state }: { state: State }) {
  const room = useRoom();
  const { outcome } = state.pending;
  return (
    <section class="end" aria-labelledby="the-end" data-testid="end">
      {state.lesson && <LessonBox lesson={state.lesson} />}
      <p class="where">{t("page-the-end")}</p>
      <h2 id="the-end" class="result" data-testid="result">{outcome?.text || outcome?.result || t("page-the-end")}</h2>
      {outcome?.why && <p>{outcome.why}</p>}
      <Decided />
      <Sum />
      <div class="actions">
        {state.kind === "game" && state.you && <Rematch state={state} />}
        <a class="button" href={`#/new/${state.game}`}>{t("page-again")}</a>
        <Button icon="download" label={t("page-export")} onClick={() => void room.save()} />
        <a class="button" href="#/">{t("page-home")}</a>
      </div>
      {state.can.review && <Review />}
      {state.kind === "game" && !state.branch && <Seal state={state} />}
    </section>
  );
}

const LAST = 3; // lines of the last entry that tell how it was decided

/** The last that happened: there the arithmetic of the game stands. */
function Decided() {
  const lines = useRoom().session.frames.value.findLast((frame) => frame.lines.length > 0)?.lines.slice(-LAST) ?? [];
  return <>{lines.map((line) => <p key={line.text} class="decided">{line.text} <RuleLink id={line.rule} /></p>)}</>;
}

/** The display that shows the score, where the game has one. */
function Sum() {
  const room = useRoom();
  const panel = usePanels().find((one) => one.ending);
  if (!panel) return null;
  return (
    <div class={`board-${room.game} sum-up`} data-testid="sum-up">
      <Things id="sum-up" label={panel.title}><Guarded again={panel}>{panel.render()}</Guarded></Things>
    </div>
  );
}

/** The same game again: scenario, rules and seats as they were; who played by a link gets a new one. */
function Rematch({ state }: { state: State }) {
  const { session } = useRoom();
  const [busy, setBusy] = useState(false);
  const mine = matches.find(session.token)?.mine ?? {};
  const start = async () => {
    setBusy(true);
    const { game, scenario, options, rulings, packs } = state;
    const seats = Object.fromEntries(state.seats.map(({ seat, kind, level }) =>
      [seat, kind === "bot" ? `bot:${level}` : seat === state.you || mine[seat] ? "me" : "link"]));
    try {
      const made = await lobby.start({ game, scenario, options, rulings, packs, seats, kind: "game" });
      go({ page: "table", token: matches.started(made, { game, scenario, kind: "game" }, seats), at: null });
    } catch (error) {
      say(wordsOf(error), true);
      setBusy(false);
    }
  };
  return <Button strong label={t("page-rematch")} disabled={busy} onClick={() => void start()} testid="rematch" />;
}

/** The seed against the seal that was given before the first move, worked out in this browser. */
function Seal({ state }: { state: State }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    void check(state.commitment, state.seed, state.salt).then(setVerdict);
  }, [state.commitment, state.seed, state.salt]);
  if (!state.commitment) return null;
  const words = { kept: t("page-dice-kept"), broken: t("page-dice-broken"), hidden: t("page-dice-hidden"), cannot: t("page-dice-cannot") };
  return (
    <details class="seal">
      <summary>{t("page-dice")} {verdict === "kept" && <span aria-hidden="true">✓</span>}</summary>
      {verdict && (
        <p class={`verdict ${verdict}`} data-testid="seal" data-verdict={verdict}>
          <span aria-hidden="true">{verdict === "kept" ? "✓ " : verdict === "broken" ? "✗ " : ""}</span>
          {words[verdict]}
        </p>
      )}
      <dl class="codes">
        <dt>{t("page-seal")}</dt>
        <dd><code>{state.commitment}</code></dd>
        {state.seed && (
          <>
            <dt>{t("page-seed")}</dt>
            <dd><code>{state.seed}</code></dd>
          </>
        )}
        {state.salt && (
          <>
            <dt>{t("page-salt")}</dt>
            <dd><code>{state.salt}</code></dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Review() {
  const room = useRoom();
  const work = room.jobs.reviewed.value;
  return (
    <section class="review" aria-labelledby="review" data-testid="review">
      <h3 id="review">{t("page-review")}</h3>
      {work.state === "idle" && <Button label={t("page-review-start")} onClick={() => void room.jobs.review()} testid="review-start" />}
      {work.state === "running" && (
        <>
          <Spinner label={t("page-review-working")} />
          <progress value={work.progress} max={1} aria-label={t("page-review-working")} />
          <Button label={t("page-stop")} onClick={() => room.jobs.stopReview()} testid="review-stop" />
        </>
      )}
      {work.state === "failed" && <p class="notice trouble">{work.message || t("page-failed")}</p>}
      {work.state === "done" && <Parts review={work.result} />}
    </section>
  );
}

function Parts({ review }: { review: Looked }) {
  const parts = review.parts.filter((part) => part.remarks.length > 0);
  if (!parts.length) return <p class="soft">{t("page-review-none")}</p>;
  return (
    <>
      {parts.map((part) => (
        <section key={part.id}>
          {part.heading && <h4>{part.heading}</h4>}
          <ul class="remarks">{part.remarks.map((remark, i) => <RemarkItem key={i} remark={remark} />)}</ul>
        </section>
      ))}
    </>
  );
}

function RemarkItem({ remark }: { remark: Remark }) {
  const room = useRoom();
  return (
    <li>
      <p>{remark.text}</p>
      {remark.ply !== null && <Button icon="eye" label={t("page-go-there")} onClick={() => void room.look(remark.ply)} />}
    </li>
  );
}
