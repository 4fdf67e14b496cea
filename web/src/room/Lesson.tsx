import { useEffect, useState } from "preact/hooks";
import { go, lobby, say, t, wordsOf } from "../app";
import { Button } from "../components/bits";
import { optionFor } from "../command";
import * as matches from "../matches";
import type { LessonState } from "../types";
import { OptionButton } from "./Options";
import { Prose } from "./Prose";
import { useRoom } from "./room";

const GO_ON = "roll"; // what a learner says when a die or a draw of the lesson waits

/** The lesson's text beside the board: pages before the first step, then step by step. */
export function LessonBox({ lesson }: { lesson: LessonState }) {
  const room = useRoom();
  const { session } = room;
  const setPage = (to: number) => (room.page.value = to);
  const page = Math.min(room.page.value, lesson.pages.length - 1); // the pages after the last step are others than those before
  useEffect(() => {
    room.page.value = 0;
  }, [lesson.over]);
  if (room.reading.value) {
    const last = page >= lesson.pages.length - 1;
    return (
      <article class="lesson" data-testid="lesson">
        <p class="lesson-step">{t("page-lesson-page", { n: page + 1, of: lesson.pages.length })}</p>
        <div class="lesson-text" tabIndex={0} role="region" aria-label={t("page-lesson")}>
          <Page text={lesson.pages[page] ?? ""} />
        </div>
        <div class="actions">
          {page > 0 && <Button icon="prev" label={t("page-back")} onClick={() => setPage(page - 1)} />}
          <Button
            strong
            label={last ? (lesson.over ? t("page-close") : t("page-lesson-begin")) : t("page-lesson-go")}
            onClick={() => (last ? room.haveRead() : setPage(page + 1))}
            testid="lesson-page"
          />
        </div>
      </article>
    );
  }
  return (
    <article class="lesson" data-testid="lesson" aria-live="polite">
      {lesson.number > 0 && !lesson.over && <p class="lesson-step">{t("page-lesson-step", { n: lesson.number, of: lesson.of })}</p>}
      <h2>{lesson.over ? t("page-lesson-over") : lesson.title}</h2>
      {!lesson.over && <div class="lesson-text" tabIndex={0} role="region" aria-label={lesson.title}><Prose text={lesson.text} /></div>}
      {lesson.over ? <After lesson={lesson} /> : (
        <>
          {lesson.wait && !optionFor(GO_ON, session.options.value) && <Button strong label={t("page-lesson-go")} disabled={session.busy.value} onClick={() => void session.act(GO_ON)} testid="lesson-go" />}
          <div class="lesson-foot">
            <Help key={`${session.state.value?.ply}/${lesson.hint}`} lesson={lesson} />
            {lesson.changed.length > 0 && (
              <details class="changed">
                <summary>{t("page-lesson-changed")}</summary>
                <ul>{lesson.changed.map((line) => <li key={line}>{line}</li>)}</ul>
              </details>
            )}
          </div>
        </>
      )}
    </article>
  );
}

/** A page begins with its title in a line of its own. */
function Page({ text }: { text: string }) {
  const [title, ...rest] = text.split("\n");
  return (
    <>
      <h2>{title}</h2>
      <Prose text={rest.join("\n")} />
    </>
  );
}

/** What the lesson waits for, when asked; or let it play the step. */
function Help({ lesson }: { lesson: LessonState }) {
  const { session } = useRoom();
  const [shown, show] = useState(false);
  const option = optionFor(lesson.hint, session.options.value);
  return (
    <div class="lesson-help">
      {shown && option && (
        <div>
          <p class="soft">{t("page-lesson-expects")}</p>
          <OptionButton option={option} />
        </div>
      )}
      <div class="actions">
        {!shown && option && <Button icon="hint" label={t("page-lesson-hint")} onClick={() => show(true)} testid="lesson-hint" />}
        {session.state.value?.can.skip && <Button icon="last" label={t("page-lesson-skip")} disabled={session.busy.value} onClick={() => void session.skipBeat()} testid="lesson-skip" />}
      </div>
    </div>
  );
}

function After({ lesson }: { lesson: LessonState }) {
  const room = useRoom();
  const state = room.session.state.value!;
  const next = async () => {
    try {
      const made = await lobby.start({ game: state.game, kind: "lesson", lesson: lesson.next });
      go({ page: "table", token: matches.started(made, { game: state.game, scenario: lesson.next, kind: "lesson" }), at: null });
    } catch (error) {
      say(wordsOf(error), true);
    }
  };
  return (
    <div class="actions" data-testid="lesson-after">
      {lesson.next && <Button strong label={t("page-lesson-next")} onClick={() => void next()} testid="lesson-next" />}
      {state.can.branch && <Button label={t("page-lesson-free")} onClick={() => void room.practise(state.last, t("page-lesson"))} testid="lesson-free" />}
      <a class="button" href="#/">{t("page-home")}</a>
    </div>
  );
}
