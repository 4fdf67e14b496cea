import { t } from "../app";
import { change, languages, settings, SIZES, THEMES } from "../settings";
import { SPEEDS } from "../stage";
import { Choice } from "./bits";
import { Page } from "./Page";

export function SettingsForm() {
  const { lang, theme, size, speed, keys, journal, name } = settings.value;
  return (
    <div class="form settings">
      <Choice
        legend={t("page-language")} name="lang" value={lang} onChange={(lang) => change({ lang })}
        choices={languages.value.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice
        legend={t("page-theme")} name="theme" value={theme} onChange={(theme) => change({ theme })}
        choices={THEMES.map((value) => ({ value, label: t(`page-theme-${value}`) }))}
      />
      <Choice
        legend={t("page-text-size")} name="size" value={size} onChange={(size) => change({ size })}
        choices={SIZES.map((value) => ({ value, label: t(`page-size-${value}`) }))}
      />
      <Choice
        legend={t("page-speed")} name="speed" value={speed} onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((value) => ({ value, label: t(`page-speed-${value}`) }))}
      />
      <label class="check">
        <input type="checkbox" checked={keys} onChange={(event) => change({ keys: event.currentTarget.checked })} />
        <span>
          {t("page-keys-on")}
          <small>{t("page-keys-on-about")}</small>
        </span>
      </label>
      <label class="check">
        <input
          type="checkbox" checked={journal} data-testid="journal-words"
          onChange={(event) => change({ journal: event.currentTarget.checked })}
        />
        <span>
          {t("page-journal-on")}
          <small>{t("page-journal-on-about")}</small>
        </span>
      </label>
      <label class="field">
        <span>{t("page-your-name")}</span>
        <input
          type="text" maxLength={60} autocomplete="nickname" value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <p class="soft">{t("page-kept-here")}</p>
    </div>
  );
}

export function SettingsPage() {
  return (
    <Page title={t("page-settings")}>
      <SettingsForm />
    </Page>
  );
}
