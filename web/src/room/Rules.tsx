import { useEffect, useRef, useState } from "preact/hooks";
import { library, t } from "../app";
import { Spinner } from "../components/bits";
import { nearest, search } from "../rulebook";
import type { Rule } from "../types";
import { Prose } from "./Prose";
import { useRoom } from "./room";

/** The rules in our words, open at the one that matters; searchable. */
export function Rules() {
  const room = useRoom();
  const rules = library.rules(room.game, room.own);
  const [words, setWords] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const wanted = room.rule.value || room.session.current.value?.pending.rule || "";
  const at = rules && nearest(wanted, rules);
  const found = rules ? search(words, rules) : [];

  useEffect(() => setWords(""), [wanted]);
  useEffect(() => {
    if (!at || words) return;
    panel.current?.querySelector(`[data-id="${CSS.escape(at.id)}"]`)?.scrollIntoView({ block: "start" });
  }, [at?.id, rules, words]);

  if (!rules) return <Spinner label={t("page-loading")} />;
  return (
    <div class="rules" data-testid="rules">
      <h2 class="sr">{t("page-rules")}</h2>
      <div class="rules-search">
        <input
          type="search"
          aria-label={t("page-search-rules")}
          placeholder={t("page-search-rules")}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
          data-testid="rules-search"
        />
        <span class="soft small" role="status">{words ? (found.length ? t("page-rules-found", { n: found.length }) : t("page-no-rules")) : t("page-our-words")}</span>
      </div>
      <div class="rules-list" id="rules-panel" ref={panel} tabIndex={0} role="region" aria-label={t("page-rules")}>
        {found.map((rule, i) => (
          <RuleText key={rule.id} rule={rule} open={rule.id === at?.id} chapter={!words && rule.chapter !== found[i - 1]?.chapter} />
        ))}
      </div>
    </div>
  );
}

function RuleText({ rule, open, chapter }: { rule: Rule; open: boolean; chapter: boolean }) {
  return (
    <>
      {chapter && <h3 class="chapter">{rule.chapter}</h3>}
      <article class={open ? "rule open" : "rule"} data-id={rule.id}>
        <h4><span class="rule-id">{rule.id}</span> {rule.title}</h4>
        <Prose text={rule.text} />
      </article>
    </>
  );
}
