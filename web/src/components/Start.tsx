import { useEffect, useState } from "preact/hooks";
import { go, library, lobby, now, say, t, wordsOf } from "../app";
import { ago } from "../ago";
import { forget, known, started } from "../matches";
import { settings } from "../settings";
import type { GameEntry, MineEntry } from "../types";
import { Button, Spinner } from "./bits";
import { Landscape } from "./Landscape";
import { Page } from "./Page";

export function Start() {
  const catalogue = library.catalogue();
  return (
    <Page wide>
      <section class="hero">
        <h1>{t("page-brand")}</h1>
        <p>{t("page-tagline")}</p>
      </section>
      {!catalogue && <Spinner label={t("page-loading")} />}
      <div class="games">{catalogue?.games.map((game) => <GameCard key={game.id} game={game} />)}</div>
      <Continue games={catalogue?.games ?? []} />
      <p class="foot">
        <a class="button" href="#/import" data-testid="import">
          {t("page-import-game")}
        </a>
        {catalogue?.version && <span class="soft">{t("page-version", { number: catalogue.version })}</span>}
      </p>
    </Page>
  );
}

function GameCard({ game }: { game: GameEntry }) {
  const [busy, setBusy] = useState(false);
  const learn = async (lesson: string) => {
    setBusy(true);
    try {
      const made = await lobby.start({ game: game.id, kind: "lesson", lesson });
      go({ page: "table", token: started(made, { game: game.id, scenario: lesson, kind: "lesson" }), at: null });
    } catch (error) {
      say(wordsOf(error), true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <article class="game-card" aria-labelledby={`game-${game.id}`} data-testid={`game-${game.id}`}>
      <Landscape game={game.id} />
      <div class="game-body">
        <h2 id={`game-${game.id}`}>{game.title}</h2>
        {game.about && <p>{game.about}</p>}
        <div class="actions">
          <a class="button strong" href={`#/new/${game.id}`} data-testid={`new-${game.id}`}>
            {t("page-set-up")}
          </a>
          {game.lessons.map((lesson) => (
            <Button
              key={lesson.id}
              label={game.lessons.length > 1 ? t("page-learn-this", { lesson: lesson.name, minutes: lesson.minutes }) : t("page-learn")}
              disabled={busy}
              onClick={() => void learn(lesson.id)}
              testid={`lesson-${game.id}-${lesson.id}`}
            />
          ))}
          {game.companion && (
            <a class="button" href={`#/new/${game.id}/companion`} title={t("page-beside-about")} data-testid={`beside-${game.id}`}>
              {t("page-beside")}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

interface Item {
  token: string;
  game: string;
  scenario: string;
  kind: string;
  seat: string;
  branch: string;
  over: boolean;
  updated: number;
}

/** Games of this browser, and those of this machine when the table is on it; each match once. */
function Continue({ games }: { games: GameEntry[] }) {
  const [mine, setMine] = useState<MineEntry[]>([]);
  useEffect(() => {
    let on = true;
    lobby.mine().then((found) => on && setMine(found), () => {});
    return () => {
      on = false;
    };
  }, []);
  const items = new Map<string, Item>();
  for (const one of known.value) if (!items.has(one.match) && !one.over) items.set(one.match, one);
  for (const one of mine) {
    const there = items.get(one.match);
    if (there) there.updated = Math.max(there.updated, one.updated);
    else if (!one.over) items.set(one.match, { ...one, seat: "" });
  }
  const list = [...items.values()].sort((a, b) => b.updated - a.updated).slice(0, 12);
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{t("page-continue")}</h2>
      {!list.length && <p class="soft">{t("page-no-games")}</p>}
      <ul>
        {list.map((item) => (
          <ContinueItem key={item.token} item={item} game={games.find((g) => g.id === item.game)} />
        ))}
      </ul>
    </section>
  );
}

function ContinueItem({ item, game }: { item: Item; game: GameEntry | undefined }) {
  const scenario = game?.scenarios.find((s) => s.id === item.scenario);
  const title = game?.title ?? item.game;
  const kind = item.branch ? t("page-practice") : item.kind === "lesson" ? t("page-lesson") : item.kind === "companion" ? t("page-companion") : "";
  const lesson = game?.lessons.find((l) => l.id === item.scenario)?.name;
  return (
    <li>
      <a class="continue-link" href={`#/t/${item.token}`} data-testid="continue">
        <strong>{title}</strong>
        <span>{scenario?.name ?? lesson ?? ""}</span>
        {kind && <span class="badge">{kind}</span>}
        <span class="soft">{ago(item.updated, now.value, settings.value.lang)}</span>
      </a>
      {known.value.some((k) => k.token === item.token) && (
        <Button icon="close" bare label={`${t("page-forget")}: ${title}`} onClick={() => forget(item.token)} />
      )}
    </li>
  );
}
