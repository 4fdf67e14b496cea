import { useEffect, useMemo, useState } from "preact/hooks";
import { covered, lobby, t, wordsOf } from "../app";
import { Spinner } from "../components/bits";
import { Page } from "../components/Page";
import * as matches from "../matches";
import { Session } from "../session";
import { Join } from "./Join";
import { Room, RoomContext } from "./room";
import { RoomView } from "./RoomView";

/** The table behind a link. */
export function TablePage({ token, at }: { token: string; at: number | null }) {
  const [attempt, setAttempt] = useState(0);
  const session = useMemo(() => new Session(lobby.table(token), token), [token, attempt]);
  const [joined, setJoined] = useState(() => matches.find(token) !== undefined);
  useEffect(() => {
    void session.open();
    return () => session.close();
  }, [session]);

  const failed = session.failed.value;
  const state = session.state.value;
  if (failed)
    return (
      <Page title={failed.status === 401 || failed.status === 404 ? t("page-unknown-link") : wordsOf(failed)}>
        <p class="actions">
          <button type="button" class="button strong" onClick={() => setAttempt(attempt + 1)}>{t("page-retry")}</button>
          <a class="button" href="#/">{t("page-home")}</a>
        </p>
      </Page>
    );
  if (!state || !session.shown.value) return <Page><Spinner label={t("page-loading")} /></Page>;
  if (covered.value === token) return <Cover seat={state.seats.find((s) => s.seat === state.you)?.label ?? ""} />;
  if (!joined) return <Join session={session} state={state} onJoin={() => setJoined(true)} />;
  return <Seated key={token} session={session} game={state.game} at={at} />;
}

/** Between two players at one device: nothing is shown until the next one says so. */
function Cover({ seat }: { seat: string }) {
  return (
    <Page title={t("page-hand-over", { seat })}>
      <p class="actions">
        <button type="button" class="button strong big" onClick={() => (covered.value = null)} data-testid="i-am">{t("page-i-am", { seat })}</button>
      </p>
    </Page>
  );
}

function Seated({ session, game, at }: { session: Session; game: string; at: number | null }) {
  const room = useMemo(() => new Room(session, game), [session, game]);
  const state = session.state.value!;
  useEffect(() => () => room.jobs.close(), [room]);
  useEffect(() => {
    if (matches.toInvite.delete(session.token)) room.sheet.value = "seats";
  }, [room]);
  useEffect(() => {
    if ((session.past.value?.at ?? null) !== at) void session.look(at);
  }, [session, at]);
  useEffect(() => matches.seen(session.token, state), [state.ply, state.pending.kind]);
  return (
    <RoomContext.Provider value={room}>
      <RoomView />
    </RoomContext.Provider>
  );
}
