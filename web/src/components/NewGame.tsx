import { useState } from "preact/hooks";
import { go, library, lobby, t, wordsOf } from "../app";
import { started } from "../matches";
import { change, settings } from "../settings";
import type { Catalogue, GameEntry, NewMatch } from "../types";
import { Choice, Spinner } from "./bits";
import { Page } from "./Page";
import { type Draft, fitting, optionsOf, seatsOf } from "../draft";

export function NewGame({ game, companion }: { game: string; companion: boolean }) {
  const catalogue = library.catalogue();
  const entry = catalogue?.games.find((g) => g.id === game);
  if (!catalogue) return <Page><Spinner label={t("page-loading")} /></Page>;
  if (!entry) return <Page title={t("page-unknown-page")}><a class="button" href="#/">{t("page-home")}</a></Page>;
  return <Form key={`${game}/${companion}`} catalogue={catalogue} game={entry} companion={companion} />;
}

function Form({ catalogue, game, companion }: { catalogue: Catalogue; game: GameEntry; companion: boolean }) {
  const [draft, setDraft] = useState<Draft>(() => ({
    scenario: game.scenarios[0]?.id ?? "", options: [], rulings: {}, packs: [], seats: {},
  }));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const whole = fitting(draft, game, catalogue, companion);
  const set = (some: Partial<Draft>) => setDraft({ ...draft, ...some });
  const scenario = game.scenarios.find((s) => s.id === draft.scenario);

  const start = async () => {
    setBusy(true);
    setWrong("");
    const name = settings.value.name.trim();
    const match: NewMatch = { game: game.id, kind: companion ? "companion" : "game", ...whole };
    if (name) match.names = Object.fromEntries(Object.entries(whole.seats).filter(([, who]) => who === "me").map(([seat]) => [seat, name]));
    try {
      const made = await lobby.start(match);
      const about = { game: game.id, scenario: whole.scenario, kind: match.kind! };
      go({ page: "table", token: started(made, about, whole.seats), at: null });
    } catch (error) {
      setWrong(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title={t("page-new-game", { title: game.title })}>
      {companion && <p class="lead">{t("page-beside-about")}</p>}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Choice
          cards
          legend={t("page-scenario")}
          name="scenario"
          value={draft.scenario}
          onChange={(id) => set({ scenario: id })}
          choices={game.scenarios.map((s) => ({
            value: s.id,
            label: <>{s.name}{s.difficulty && <span class="badge">{s.difficulty}</span>}</>,
            about: s.about,
          }))}
        />
        <OptionalRules game={game} draft={draft} set={set} />
        {!companion && (
          <Seats catalogue={catalogue} game={game} draft={{ ...draft, ...whole }} labels={scenario?.labels ?? {}} set={set} />
        )}
        <Advanced catalogue={catalogue} game={game} draft={draft} set={set} />
        <div class="actions at-hand">
          {wrong && <p class="notice trouble" role="alert">{wrong}</p>}
          <button type="submit" class="button strong big" disabled={busy} data-testid="start">
            {busy ? t("page-starting") : t("page-start")}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface PartProps {
  game: GameEntry;
  draft: Draft;
  set(some: Partial<Draft>): void;
}

function OptionalRules({ game, draft, set }: PartProps) {
  const options = optionsOf(game, draft.scenario);
  if (!options.length) return null;
  const toggle = (id: string, on: boolean) =>
    set({ options: on ? [...draft.options, id] : draft.options.filter((o) => o !== id) });
  return (
    <fieldset class="choice cards">
      <legend>{t("page-optional-rules")}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.id} class="radio">
            <input
              type="checkbox"
              checked={draft.options.includes(option.id)}
              onChange={(event) => toggle(option.id, event.currentTarget.checked)}
              data-testid={`option-${option.id}`}
            />
            <span class="face">
              <span class="name">{option.name}</span>
              <span class="about">{option.about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Seats({ catalogue, game, draft, labels, set }: PartProps & { catalogue: Catalogue; labels: Record<string, string> }) {
  const seats = seatsOf(game, draft);
  if (seats.length < 2) return null; // whoever starts the game plays it
  const bots = catalogue.bots.filter((bot) => !bot.games.length || bot.games.includes(game.id));
  const others = Object.values(draft.seats).some((who) => who === "link");
  return (
    <fieldset class="seats-form">
      <legend>{t("page-seats")}</legend>
      {seats.map((seat) => (
        <label key={seat} class="field">
          <span>{labels[seat] ?? seat}</span>
          <select
            value={draft.seats[seat]}
            onChange={(event) => set({ seats: { ...draft.seats, [seat]: event.currentTarget.value } })}
            data-testid={`seat-${seat}`}
          >
            <option value="me">{t("page-seat-me")}</option>
            <option value="link">{t("page-seat-link")}</option>
            {bots.map((bot) => (
              <option key={bot.id} value={`bot:${bot.id}`} title={bot.about}>{t("page-seat-bot", { name: bot.name })}</option>
            ))}
          </select>
        </label>
      ))}
      {others && (
        <label class="field">
          <span>{t("page-your-name")}</span>
          <input
            type="text"
            maxLength={60}
            autocomplete="nickname"
            value={settings.value.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
      )}
    </fieldset>
  );
}

function Advanced({ catalogue, game, draft, set }: PartProps & { catalogue: Catalogue }) {
  const packs = catalogue.packs.filter((pack) => !pack.game || pack.game === game.id);
  const rule = (id: string, reading: string, standard: string) => {
    const { [id]: _, ...others } = draft.rulings;
    set({ rulings: reading === standard ? others : { ...others, [id]: reading } });
  };
  return (
    <details class="advanced">
      <summary>{t("page-advanced")}</summary>
      {packs.length > 0 && (
        <fieldset>
          <legend>{t("page-packs")}</legend>
          <p class="soft">{t("page-packs-about")}</p>
          {packs.map((pack) => (
            <label key={pack.id} class="check">
              <input
                type="checkbox"
                checked={draft.packs.includes(pack.id)}
                onChange={(event) =>
                  set({ packs: event.currentTarget.checked ? [...draft.packs, pack.id] : draft.packs.filter((p) => p !== pack.id) })
                }
              />
              <span>{pack.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p class="soft">{t("page-advanced-about")}</p>
      {game.rulings.map((ruling) => (
        <label key={ruling.id} class="field tall">
          <span>{ruling.question}</span>
          <select
            value={draft.rulings[ruling.id] ?? ruling.default}
            onChange={(event) => rule(ruling.id, event.currentTarget.value, ruling.default)}
            data-testid={`ruling-${ruling.id}`}
          >
            {ruling.readings.map((reading) => (
              <option key={reading.id} value={reading.id}>
                {reading.text}{reading.id === ruling.default ? ` (${t("page-default-reading")})` : ""}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
