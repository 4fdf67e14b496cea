import { useState } from "preact/hooks";
import { go, lobby, t, wordsOf } from "../app";
import { started } from "../matches";
import { TableError } from "../table";
import { Page } from "./Page";

const LARGEST = 1_000_000; // characters; the table takes no more

export function Import() {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<{ text: string; expected: string[] } | null>(null);
  const [busy, setBusy] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST * 4) setWrong({ text: t("page-import-too-large"), expected: [] });
    else setText(await file.text());
  };
  const open = async () => {
    if (!text.trim()) return setWrong({ text: t("page-import-empty"), expected: [] });
    if (text.length > LARGEST) return setWrong({ text: t("page-import-too-large"), expected: [] });
    setBusy(true);
    setWrong(null);
    try {
      const made = await lobby.take(text);
      const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(text)?.[1] ?? "";
      const about = { game: field("game"), scenario: field("scenario"), kind: "game" };
      go({ page: "table", token: started(made, about), at: null });
    } catch (error) {
      setWrong({ text: wordsOf(error), expected: error instanceof TableError ? error.problem.expected : [] });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title={t("page-import-game")}>
      <p class="lead">{t("page-import-about")}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label class="field">
          <span>{t("page-import-file")}</span>
          <input
            type="file"
            accept=".journal,.txt,text/plain"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
            data-testid="import-file"
          />
        </label>
        <label class="field tall">
          <span>{t("page-import-paste")}</span>
          <textarea
            rows={12}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            data-testid="import-text"
          />
        </label>
        {wrong && (
          <div class="notice trouble" role="alert">
            <p>{wrong.text}</p>
            {wrong.expected.length > 0 && <p>{t("page-expected")}: <code>{wrong.expected.slice(0, 8).join(", ")}</code></p>}
          </div>
        )}
        <p class="actions">
          <button type="submit" class="button strong big" disabled={busy} data-testid="import-open">
            {busy ? t("page-loading") : t("page-import-open")}
          </button>
        </p>
      </form>
    </Page>
  );
}
