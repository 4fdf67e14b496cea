import type { ComponentChildren } from "preact";
import { ago } from "../ago";
import { library, now, say, t } from "../app";
import { type BoardProps, type Score, thing } from "../boards/contract";
import { Button, copyText } from "../components/bits";
import { Icon } from "../components/icons";
import * as matches from "../matches";
import { link } from "../router";
import { change, settings } from "../settings";
import type { Seat, State } from "../types";
import { useBoard } from "./BoardFrame";
import { useRoom } from "./room";
import { Things } from "./Things";

/** Who sits where, who is here, whose decision it is. */
export function SeatsBar() {
  const room = useRoom();
  const drawn = useBoard();
  const state = room.session.state.value!;
  if (state.seats.length < 2) return null;
  const score = (seat: string) => drawn?.module.score?.(drawn.props, seat);
  return (
    <div class={`seats-frame board-${room.game}`}>
      <Things id="seats" label={t("page-seats")}>
        <ul class="seats-bar" aria-label={t("page-seats")} data-testid="seats">
          {state.seats.map((seat) => (
            <SeatChip key={seat.seat} seat={seat} state={state} score={drawn && score(seat.seat) && <Points props={drawn.props} score={score(seat.seat)!} />} />
          ))}
        </ul>
      </Things>
    </div>
  );
}

/** A bot's level by its name; one that this table does not offer (a program) by its id. */
function level(id: string): string {
  return library.catalogue()?.bots.find((bot) => bot.id === id)?.name ?? id;
}

/** What a seat has so far: a thing, so that it lights up when it changes. */
function Points({ props, score }: { props: BoardProps; score: Score }) {
  return <span {...thing(props, score.thing, score.words, "halo seat-score")}>{score.n}</span>;
}

function presence(seat: Seat): string {
  if (seat.kind === "bot") return `${t("page-bot")}${seat.level ? ` (${level(seat.level)})` : ""}`;
  if (seat.online) return t("page-at-table");
  return seat.last_seen ? t("page-away-since", { ago: ago(seat.last_seen, now.value, settings.value.lang) }) : t("page-never-seen");
}

function SeatChip({ seat, state, score }: { seat: Seat; state: State; score: ComponentChildren }) {
  const turn = state.pending.seat === seat.seat && state.pending.kind !== "over";
  const you = state.you === seat.seat;
  return (
    <li class={`seat seat-${seat.seat}${turn ? " turn" : ""}`} title={presence(seat)}>
      <Icon name={seat.kind === "bot" ? "machine" : "person"} />
      <span class={seat.kind === "bot" || seat.online || you ? "dot on" : "dot"} aria-hidden="true" />
      <span class="seat-name">{seat.name || seat.label}</span>
      {score}
      {you && <span class="badge">{t("page-you")}</span>}
      {turn && <span class="turn-mark" title={t("page-turn")}>◆<span class="sr"> {t("page-turn")}</span></span>}
      <span class="sr">{presence(seat)}</span>
    </li>
  );
}

/** All about the seats: names, presence, and the links that this browser may give out. */
export function SeatsSheet() {
  const room = useRoom();
  const { session } = room;
  const state = session.state.value!;
  const mine = matches.find(session.token);
  const others = state.seats.some((seat) => seat.kind === "person" && seat.seat !== state.you);
  const copy = (token: string, said: string) => void copyText(link(token), said);
  return (
    <div class="seats-sheet">
      <ul>
        {state.seats.map((seat) => {
          const token = mine?.links[seat.seat] ?? mine?.mine[seat.seat];
          return (
            <li key={seat.seat}>
              <strong>{seat.label || t("page-invited-table")}</strong>
              <span>{seat.name}</span>
              <span class="soft">{presence(seat)}</span>
              {seat.kind === "person" && token && (
                <Button icon="link" label={seat.label ? t("page-copy-link", { seat: seat.label }) : t("page-copy-table")} onClick={() => copy(token, t("page-link-copied"))} testid={`link-${seat.seat}`} />
              )}
            </li>
          );
        })}
        <li>
          <strong>{t("page-onlookers")}</strong>
          <Button icon="eye" label={t("page-copy-watch")} onClick={() => void room.share(null)} testid="link-watch" />
          <Button icon="link" label={t("page-copy-moment")} onClick={() => void room.share(session.past.value?.at ?? state.last)} testid="link-moment" />
        </li>
      </ul>
      <p class="soft">{t("page-link-is-seat")}</p>
      {state.you && others && (
        <p>
          <Button icon="link" label={t("page-new-links")} onClick={() => void room.renewLinks().then((made) => made && say(t("page-new-links-made")))} testid="new-links" />{" "}
          <span class="soft">{t("page-new-links-about")}</span>
        </p>
      )}
      {state.you && (
        <label class="field">
          <span>{t("page-your-name")}</span>
          <input
            type="text"
            maxLength={60}
            autocomplete="nickname"
            value={settings.value.name}
            onChange={(event) => {
              change({ name: event.currentTarget.value });
              void session.table.rename(event.currentTarget.value.trim()).catch(() => {});
            }}
          />
        </label>
      )}
    </div>
  );
}

export function ConnectionSign() {
  const { session } = useRoom();
  const { now: how, retryAt } = session.connection.value;
  const words = how === "live" ? t("page-live") : how === "connecting" ? t("page-connecting") : t("page-lost");
  const wait = Math.ceil((retryAt - now.value * 1000) / 1000);
  return (
    <span class={`connection ${how}`} data-testid="connection" data-state={how} title={how === "lost" && wait > 1 ? t("page-lost-in", { n: wait }) : words}>
      <span class="sign" aria-hidden="true" />
      <span class={how === "live" ? "sr" : "words"} role="status">{words}</span>
      {how === "lost" && <Button label={t("page-try-now")} onClick={() => session.wake()} />}
    </span>
  );
}
