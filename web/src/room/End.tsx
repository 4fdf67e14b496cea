import { useEffect, useState } from "preact/hooks";
import { t } from "../app";
import { Button, Spinner } from "../components/bits";
import type { Remark, Review as Looked, State } from "../types";
import { check, type Verdict } from "../verify";
import { LessonBox } from "./Lesson";
import { useRoom } from "./room";

/** The game is over: how it ended, whether the dice were fair, what a review says, and where to go from here. */
export function End({ state }: { state: State }) {
  const room = useRoom();
  const { outcome } = state.pending;
  return (
    <section class="end" aria-labelledby="the-end" data-testid="end">
      {state.lesson && <LessonBox lesson={state.lesson} />}
      <h2 id="the-end">{t("page-the-end")}</h2>
      {outcome && (
        <>
          <p class="result" data-testid="result">{outcome.text || outcome.result}</p>
          {outcome.why && <p>{outcome.why}</p>}
        </>
      )}
      <div class="actions">
        <a class="button strong" href={`#/new/${state.game}`}>{t("page-again")}</a>
        <Button icon="download" label={t("page-export")} onClick={() => void room.save()} />
        <a class="button" href="#/">{t("page-home")}</a>
      </div>
      {state.kind === "game" && !state.branch && <Seal state={state} />}
      {state.can.review && <Review />}
    </section>
  );
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
    <section class="seal" aria-labelledby="dice">
      <h3 id="dice">{t("page-dice")}</h3>
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
    </section>
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
