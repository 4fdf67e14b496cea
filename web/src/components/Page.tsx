import type { ComponentChildren } from "preact";
import { go, t } from "../app";
import { change, languages, settings } from "../settings";
import { Icon } from "./icons";
import { useTitle } from "./hooks";

/** A page that is not a table: a quiet head, a column of text. */
export function Page({ title, children, wide }: { title?: string; children: ComponentChildren; wide?: boolean }) {
  useTitle(title);
  return (
    <div class="page">
      <header class="page-head">
        <a class="brand" href="#/">
          <BrandMark />
          <span>{t("page-brand")}</span>
        </a>
        <nav aria-label={t("page-menu")}>
          <LanguageSwitch />
          <a class="button bare" href="#/settings" title={t("page-settings")} aria-label={t("page-settings")}>
            <Icon name="gear" />
          </a>
          <a class="button bare" href="#/about" title={t("page-about")} aria-label={t("page-about")}>
            <Icon name="help" />
          </a>
        </nav>
      </header>
      <main id="content" class={wide ? "column wide" : "column"} tabIndex={-1}>
        {title && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}

export function LanguageSwitch() {
  return (
    <div class="segments" role="group" aria-label={t("page-language")}>
      {languages.value.map(({ id: lang, name }) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-pressed={settings.value.lang === lang}
          aria-label={`${lang.toUpperCase()}: ${name}`}
          onClick={() => change({ lang })}
          data-testid={`lang-${lang}`}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="bm-sky" width="32" height="32" rx="7" />
      <circle class="bm-sun" cx="22" cy="10" r="4" />
      <path class="bm-mesa" d="M0 20H7L9 13H16L18 20H23L24 16H28L29 20H32V25a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" />
      <path class="bm-plain" d="M0 24C8 21 14 26 32 22V25a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" />
    </svg>
  );
}

export function Unknown() {
  return (
    <Page title={t("page-unknown-page")}>
      <button type="button" class="button strong" onClick={() => go({ page: "start" })}>
        {t("page-home")}
      </button>
    </Page>
  );
}
