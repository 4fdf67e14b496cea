import { useState } from "preact/hooks";
import { library, t } from "../app";
import { Spinner } from "../components/bits";
import { KeysList } from "./Keys";
import { Prose } from "./Prose";
import { useRoom } from "./room";

/** What one asks when lost: how to win, what the marks mean, what things are, and the keys. All from the catalogues. */
export function HelpSheet() {
  return (
    <div class="help" data-testid="help">
      <Goal />
      <Legend />
      <Glossary />
      <details>
        <summary>{t("page-keys-title")}</summary>
        <KeysList />
      </details>
    </div>
  );
}

function Goal() {
  const room = useRoom();
  const rules = library.rules(room.game);
  const ids = library.module(room.game)?.goal ?? [];
  if (!ids.length) return null;
  if (!rules) return <Spinner label={t("page-loading")} />;
  return (
    <section aria-labelledby="help-goal">
      <h3 id="help-goal">{t("page-help-goal")}</h3>
      {rules.filter((rule) => ids.includes(rule.id)).map((rule) => <Prose key={rule.id} text={`${rule.text} [${rule.id}]`} />)}
    </section>
  );
}

const MARKS = ["glow", "pulse", "preview"] as const;

function Legend() {
  return (
    <section aria-labelledby="help-legend">
      <h3 id="help-legend">{t("page-help-legend")}</h3>
      <dl class="legend">
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt><span class={`thing halo is-${mark}`} aria-hidden="true" /></dt>
            <dd>{t(`page-help-${mark}`)}</dd>
          </div>
        ))}
        <div>
          <dt aria-hidden="true">≈ †</dt>
          <dd>{t("page-reconstructed-why")}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Everything on the board that has words, by name; opened one by one. */
function Glossary() {
  const room = useRoom();
  const [words, setWords] = useState("");
  const things = library.things(room.game, room.own);
  if (!things) return null;
  const by = new Map<string, string>();
  for (const { name, text } of Object.values(things)) if (text && !by.has(name)) by.set(name, text);
  const low = words.trim().toLowerCase();
  const found = [...by].filter(([name]) => name.toLowerCase().includes(low)).sort(([a], [b]) => a.localeCompare(b));
  return (
    <section aria-labelledby="help-glossary">
      <h3 id="help-glossary">{t("page-help-glossary")}</h3>
      <input type="search" aria-label={t("page-help-search")} placeholder={t("page-help-search")} value={words} onInput={(event) => setWords(event.currentTarget.value)} data-testid="glossary-search" />
      <div class="glossary" tabIndex={0} role="region" aria-label={t("page-help-glossary")}>
        {found.map(([name, text]) => (
          <details key={name}>
            <summary>{name}</summary>
            <Prose text={text} />
          </details>
        ))}
      </div>
    </section>
  );
}
