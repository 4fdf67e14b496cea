import { ago } from "../ago";
import { now, say, t } from "../app";
import { Button, copyText } from "../components/bits";
import { Icon } from "../components/icons";
import * as matches from "../matches";
import { link } from "../router";
import { change, settings } from "../settings";
import type { Seat, State } from "../types";
import { useRoom } from "./room";

/** Who sits where, who is here, whose decision it is. */
export function SeatsBar() {
  const { session } = useRoom();
  const state = session.state.value!;
  if (state.seats.length < 2) return null;
  return (
    <ul class="seats-bar" aria-label={t().seats} data-testid="seats">
      {state.seats.map((seat) => <SeatChip key={seat.seat} seat={seat} state={state} />)}
    </ul>
  );
}

function presence(seat: Seat): string {
  if (seat.kind === "bot") return `${t().bot}${seat.level ? ` (${seat.level})` : ""}`;
  if (seat.online) return t().atTable;
  return seat.last_seen ? t().awaySince(ago(seat.last_seen, now.value, settings.value.lang)) : t().neverSeen;
}

function SeatChip({ seat, state }: { seat: Seat; state: State }) {
  const turn = state.pending.seat === seat.seat && state.pending.kind !== "over";
  const you = state.you === seat.seat;
  return (
    <li class={`seat seat-${seat.seat}${turn ? " turn" : ""}`} title={presence(seat)}>
      <Icon name={seat.kind === "bot" ? "machine" : "person"} />
      <span class={seat.kind === "bot" || seat.online || you ? "dot on" : "dot"} aria-hidden="true" />
      <span class="seat-name">{seat.name || seat.label}</span>
      {you && <span class="badge">{t().you}</span>}
      {turn && <span class="turn-mark" title={t().turn}>◆<span class="sr"> {t().turn}</span></span>}
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
              <strong>{seat.label || t().invitedTable}</strong>
              <span>{seat.name}</span>
              <span class="soft">{presence(seat)}</span>
              {seat.kind === "person" && token && (
                <Button icon="link" label={seat.label ? t().copyLink(seat.label) : t().copyTable} onClick={() => copy(token, t().linkCopied)} testid={`link-${seat.seat}`} />
              )}
            </li>
          );
        })}
        <li>
          <strong>{t().onlookers}</strong>
          <Button icon="eye" label={t().copyWatch} onClick={() => void room.share(null)} testid="link-watch" />
          <Button icon="link" label={t().copyMoment} onClick={() => void room.share(session.past.value?.at ?? state.last)} testid="link-moment" />
        </li>
      </ul>
      <p class="soft">{t().linkIsSeat}</p>
      {state.you && others && (
        <p>
          <Button icon="link" label={t().newLinks} onClick={() => void room.renewLinks().then((made) => made && say(t().newLinksMade))} testid="new-links" />{" "}
          <span class="soft">{t().newLinksAbout}</span>
        </p>
      )}
      {state.you && (
        <label class="field">
          <span>{t().yourName}</span>
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
  const words = how === "live" ? t().live : how === "connecting" ? t().connecting : t().lost;
  const wait = Math.ceil((retryAt - now.value * 1000) / 1000);
  return (
    <span class={`connection ${how}`} data-testid="connection" data-state={how} title={how === "lost" && wait > 1 ? t().lostIn(wait) : words}>
      <span class="sign" aria-hidden="true" />
      <span class={how === "live" ? "sr" : "words"} role="status">{words}</span>
      {how === "lost" && <Button label={t().tryNow} onClick={() => session.wake()} />}
    </span>
  );
}
