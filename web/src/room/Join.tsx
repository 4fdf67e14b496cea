import { library, t } from "../app";
import { Page } from "../components/Page";
import * as matches from "../matches";
import type { Session } from "../session";
import { change, settings } from "../settings";
import { TABLE } from "../stage";
import type { State } from "../types";

/** A link that this browser has not seen before: what table it is, and whose seat. */
export function Join({ session, state, onJoin }: { session: Session; state: State; onJoin(): void }) {
  const game = library.catalogue()?.games.find((g) => g.id === state.game);
  const scenario = game?.scenarios.find((s) => s.id === state.scenario);
  const seat = state.seats.find((s) => s.seat === state.you);
  const whole = state.you === TABLE;
  const sit = () => {
    const name = settings.value.name.trim();
    if (seat && name) void session.table.rename(name).catch(() => {});
    matches.seen(session.token, state);
    onJoin();
  };
  return (
    <Page title={t("page-invited")}>
      <p class="lead">
        <strong>{game?.title ?? state.game}</strong>
        {scenario ? `: ${scenario.name}` : ""}
      </p>
      {scenario && <p>{scenario.about}</p>}
      {!whole && <ul class="plain">
        {state.seats.map((s) => (
          <li key={s.seat}>
            {s.label}{s.name ? `: ${s.name}` : ""}{s.kind === "bot" ? `: ${t("page-bot")}` : ""}{s.seat === state.you ? ` (${t("page-you")})` : ""}
          </li>
        ))}
      </ul>}
      <p>{whole ? t("page-invited-table") : seat ? t("page-invited-seat", { seat: seat.label }) : t("page-invited-watch")}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          sit();
        }}
      >
        {seat && !whole && (
          <>
            <label class="field">
              <span>{t("page-your-name")}</span>
              <input type="text" maxLength={60} autocomplete="nickname" value={settings.value.name} onInput={(event) => change({ name: event.currentTarget.value })} />
            </label>
            <p class="soft">{t("page-link-is-seat")}</p>
          </>
        )}
        <p class="actions">
          <button type="submit" class="button strong big" data-testid="sit-down">{seat ? t("page-sit-down") : t("page-watch")}</button>
        </p>
      </form>
    </Page>
  );
}
