import { t } from "../app";
import { change, LANGS, settings, SIZES, THEMES } from "../settings";
import { SPEEDS } from "../stage";
import { Choice } from "./bits";
import { Page } from "./Page";

export function SettingsForm() {
  const { lang, theme, size, speed, keys, journal, name } = settings.value;
  return (
    <div class="form settings">
      <Choice
        legend={t().language} name="lang" value={lang} onChange={(lang) => change({ lang })}
        choices={LANGS.map((value) => ({ value, label: t().languages[value] }))}
      />
      <Choice
        legend={t().theme} name="theme" value={theme} onChange={(theme) => change({ theme })}
        choices={THEMES.map((value) => ({ value, label: t().themes[value] }))}
      />
      <Choice
        legend={t().textSize} name="size" value={size} onChange={(size) => change({ size })}
        choices={SIZES.map((value) => ({ value, label: t().sizes[value] }))}
      />
      <Choice
        legend={t().speed} name="speed" value={speed} onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((value) => ({ value, label: t().speeds[value] }))}
      />
      <label class="check">
        <input type="checkbox" checked={keys} onChange={(event) => change({ keys: event.currentTarget.checked })} />
        <span>
          {t().keysOn}
          <small>{t().keysOnAbout}</small>
        </span>
      </label>
      <label class="check">
        <input
          type="checkbox" checked={journal} data-testid="journal-words"
          onChange={(event) => change({ journal: event.currentTarget.checked })}
        />
        <span>
          {t().journalOn}
          <small>{t().journalOnAbout}</small>
        </span>
      </label>
      <label class="field">
        <span>{t().yourName}</span>
        <input
          type="text" maxLength={60} autocomplete="nickname" value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <p class="soft">{t().keptHere}</p>
    </div>
  );
}

export function SettingsPage() {
  return (
    <Page title={t().settings}>
      <SettingsForm />
    </Page>
  );
}
