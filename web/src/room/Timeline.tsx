import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../app";
import { Button } from "../components/bits";
import { useRoom } from "./room";

const DRAG = 90; // milliseconds of rest before a moment is fetched while the slider is dragged
const FILM = 1100; // milliseconds a moment stays in the film

/** The slider over the whole game, with its cards and discs as marks. */
export function Timeline() {
  const room = useRoom();
  const { session } = room;
  const state = session.state.value!;
  const at = session.past.value?.at ?? state.last;
  const [dragged, setDragged] = useState<number | null>(null);
  const [film, setFilm] = useState(false);
  const timer = useRef(0);
  const value = dragged ?? Math.min(at, state.last);

  // The thumb stays where it was put until that moment has come, however slow the connection is.
  const to = async (ply: number | null) => {
    setDragged(ply);
    await room.look(ply);
    setDragged((now) => (now === ply ? null : now));
  };
  const drag = (ply: number) => {
    setDragged(ply);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void to(ply), DRAG);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!film) return;
    if (!session.past.value) return setFilm(false);
    const wait = setTimeout(() => void room.look(room.beside(1)), FILM);
    return () => clearTimeout(wait);
  }, [film, at]);

  const mark = state.marks.findLast((m) => m.ply <= value);
  return (
    <div class="timeline" role="group" aria-label={t("page-timeline")} data-testid="timeline">
      <Button icon="prev" bare label={t("page-step-back")} disabled={at <= 0} onClick={() => void to(room.beside(-1))} />
      <div class="track">
        <input
          type="range"
          min={0}
          max={Math.max(1, state.last)}
          value={value}
          aria-label={t("page-timeline")}
          aria-valuetext={`${t("page-moment", { n: value, of: state.last })}${mark ? `: ${mark.text}` : ""}`}
          onInput={(event) => drag(Number(event.currentTarget.value))}
          data-testid="slider"
        />
        <div class="ticks" aria-hidden="true">
          {state.marks.map((m) => (
            <i key={m.ply} title={m.text} style={{ left: `${(m.ply / Math.max(1, state.last)) * 100}%` }} />
          ))}
        </div>
        <span class="mark-name" aria-hidden="true">{dragged !== null || session.past.value ? mark?.text : ""}</span>
      </div>
      <Button icon="next" bare label={t("page-step-forward")} disabled={at >= state.last} onClick={() => void to(room.beside(1))} />
      {session.past.value ? (
        <Button icon={film ? "pause" : "play"} bare label={film ? t("page-pause") : t("page-replay")} pressed={film} onClick={() => setFilm(!film)} />
      ) : (
        <Button icon="first" bare label={t("page-to-start")} disabled={state.last <= 0} onClick={() => void to(0)} />
      )}
    </div>
  );
}

/**
 * An earlier moment is on the board: how to get back, and what can be done from here. It takes room that was free
 * before, so that neither slider nor map move away from the pointer.
 */
export function PastTools({ bare = false }: { bare?: boolean }) {
  const room = useRoom();
  const { session } = room;
  const past = session.past.value;
  if (!past) return null;
  const state = session.state.value!;
  return (
    <div class="past" role="status" data-testid="past">
      <span class="past-moment">{t("page-moment", { n: past.at, of: state.last })}</span>
      <Button strong bare={bare} icon={bare ? "last" : undefined} label={t("page-back-to-now")} onClick={() => void room.look(null)} testid="back-to-now" />
      {state.can.branch && <Button icon="branch" bare label={t("page-branch")} onClick={() => void room.practise(past.at)} testid="branch-here" />}
      <Button icon="link" bare label={t("page-copy-moment")} onClick={() => void room.share(past.at)} testid="copy-moment" />
    </div>
  );
}
