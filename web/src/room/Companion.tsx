import { useState } from "preact/hooks";
import { t } from "../app";
import { Button } from "../components/bits";
import type { Chance, CompanionState, Option } from "../types";
import { Dice } from "./Die";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

/** Beside a real table: what to do with the pieces before the next question. */
export function OnTable({ companion }: { companion: CompanionState }) {
  return (
    <div class="companion on-table" data-testid="companion">
      {companion.ready.length > 0 && (
        <details open>
          <summary>{t("page-set-up-table")}</summary>
          <ol>{companion.ready.map((line) => <li key={line}>{line}</li>)}</ol>
        </details>
      )}
      <ToDo />
      {companion.now.length > 0 && (
        <section>
          <h3>{t("page-on-table")}</h3>
          <dl class="rows">
            {companion.now.map((row) => <Row key={row.name} name={row.name} value={row.value} />)}
          </dl>
        </section>
      )}
    </div>
  );
}

/** What can be told or looked up besides: printed figures, earlier entries, the whole table. */
export function Kept({ companion }: { companion: CompanionState }) {
  const { session } = useRoom();
  return (
    <div class="companion">
      {companion.figures.length > 0 && <Figures key={companion.figures.map((f) => f.id).join()} companion={companion} />}
      <Entries companion={companion} />
      <details>
        <summary>{t("page-whole-table")}</summary>
        {companion.table.map((part) => (
          <section key={part.id}>
            <h4>{part.name}</h4>
            <dl class="rows">{part.rows.map((row) => <Row key={row.name} name={row.name} value={row.value} />)}</dl>
          </section>
        ))}
      </details>
      {session.busy.value && <span class="sr" role="status">{t("page-loading")}</span>}
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The lines of the last entry: pieces to move, each to be ticked off by hand. */
function ToDo() {
  const { session } = useRoom();
  const frame = session.frames.value.findLast((f) => f.lines.length > 0);
  if (!frame) return null;
  return (
    <section class="todo" key={frame.ply}>
      <h3>{t("page-move-these")}</h3>
      <ul>
        {frame.lines.map((line, i) => (
          <li key={`${frame.ply}/${i}`}>
            <label class="check">
              <input type="checkbox" />
              <span>{line.text}</span>
            </label>
            <RuleLink id={line.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Big buttons: dice with their pips, cubes in their colour and by name, cards by number. */
export function Told({ chance }: { chance: Chance }) {
  const { session } = useRoom();
  const many = chance.values.length > 12;
  return (
    <div class={`told told-${chance.kind}${many ? " many" : ""}`} role="group" aria-label={t("page-tell")} data-testid="told">
      {chance.values.map((value) => (
        <button
          key={value.text}
          type="button"
          class="told-button"
          disabled={session.busy.value}
          onClick={() => void session.act(value.text)}
          data-option={value.text}
        >
          <Face kind={chance.kind} value={value} />
          <span class="label">{value.label}</span>
        </button>
      ))}
    </div>
  );
}

function Face({ kind, value }: { kind: string; value: Option }) {
  const rest = value.text.replace(new RegExp(`^${kind} `), "");
  if (kind === "die" || kind === "dice") return <Dice text={`${kind} ${rest}`} />;
  if (kind === "cube" || kind === "disc") return <span class={`swatch swatch-${rest}`} aria-hidden="true" />;
  return null;
}

/** Printed figures that we only reconstructed: the owner of the card can type the true ones. */
function Figures({ companion }: { companion: CompanionState }) {
  const { session } = useRoom();
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <form
      class="figures"
      data-testid="figures"
      onSubmit={(event) => {
        event.preventDefault();
        void session.printed(Object.fromEntries(Object.entries(values).filter(([, v]) => v.trim())));
      }}
    >
      <h3>{t("page-figures")}</h3>
      <p class="soft small">{t("page-figures-about")}</p>
      {companion.figures.map((figure) => (
        <label key={figure.id} class="field">
          <span>{figure.question}</span>
          <input
            type="text"
            placeholder={t("page-ours", { value: figure.ours })}
            value={values[figure.id] ?? ""}
            onInput={(event) => setValues({ ...values, [figure.id]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" class="button" disabled={session.busy.value || !Object.values(values).some((v) => v.trim())}>
        {t("page-keep-figures")}
      </button>
    </form>
  );
}

/** What was told so far; the newest first; each can be corrected. */
function Entries({ companion }: { companion: CompanionState }) {
  const { session } = useRoom();
  const [number, setNumber] = useState<number | null>(null);
  const [text, setText] = useState("");
  if (!companion.entries.length) return null;
  return (
    <details class="entries" data-testid="entries">
      <summary>{t("page-entries")}</summary>
      <ol reversed>
        {[...companion.entries].reverse().slice(0, 60).map((entry) => (
          <li key={entry.number} value={entry.number}>
            {number === entry.number ? (
              <form
                class="inline"
                onSubmit={(event) => {
                  event.preventDefault();
                  void session.correct(entry.number, text).then((done) => done && setNumber(null));
                }}
              >
                <input type="text" aria-label={t("page-correct-entry", { n: entry.number })} value={text} onInput={(event) => setText(event.currentTarget.value)} />
                <button type="submit" class="button">{t("page-correct")}</button>
                <Button label={t("page-cancel")} onClick={() => setNumber(null)} />
              </form>
            ) : (
              <>
                <code>{entry.mark} {entry.text}</code>
                {session.state.value?.can.correct && (
                  <button
                    type="button"
                    class="button small"
                    aria-label={t("page-correct-entry", { n: entry.number })}
                    onClick={() => {
                      setNumber(entry.number);
                      setText(entry.text);
                    }}
                  >
                    {t("page-correct")}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
