/** How the player likes the page. Kept in this browser, the same in all its windows. */
import { effect, signal } from "@preact/signals";
import { SPEEDS, type Speed } from "./stage";
import { load, save, watch } from "./storage";
import type { Language } from "./types";

export type Theme = "auto" | "light" | "dark";
export type TextSize = "small" | "normal" | "large" | "huge";
/** A language by its short name, as the table lists them. */
export type Lang = string;
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SIZES: readonly TextSize[] = ["small", "normal", "large", "huge"];
/** Spoken where nothing else fits: every word is there in it. */
const BASE: Lang = "en";
/** What the table speaks; empty until it has said so. */
export const languages = signal<readonly Language[]>([]);

export interface Settings {
  lang: Lang;
  theme: Theme;
  size: TextSize;
  speed: Speed;
  /** Single-letter shortcuts; some assistive tools need the letters for themselves. */
  keys: boolean;
  /** The words of the journal stand beside the sentences of the log. */
  journal: boolean;
  name: string;
}

/**
 * Settings from whatever was stored: a value that is not known is left out, never trusted. `spoken` are the languages of
 * the browser; while it is not known what the table offers, the first of them is as good as any.
 */
export function tidy(stored: unknown, spoken: readonly string[], offered: readonly Lang[] = []): Settings {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const among = <T>(key: string, values: readonly T[], otherwise: T): T =>
    values.includes(found[key] as T) ? (found[key] as T) : otherwise;
  const fits = (lang: unknown) => (offered.length ? offered.includes(lang as Lang) : /^[a-z]{2,3}$/.test(`${lang}`));
  const near = spoken.flatMap((lang) => [lang, lang.split("-")[0]!]).find(fits);
  return {
    lang: fits(found["lang"]) ? (found["lang"] as Lang) : (near ?? BASE),
    theme: among("theme", THEMES, "auto"),
    size: among("size", SIZES, "normal"),
    speed: among("speed", SPEEDS, "normal"),
    keys: found["keys"] !== false,
    journal: found["journal"] === true,
    name: typeof found["name"] === "string" ? found["name"].slice(0, 60) : "",
  };
}

const KEY = "settings";
const spoken = typeof navigator === "undefined" ? [] : navigator.languages;
const stored = () => (typeof localStorage === "undefined" ? null : load(KEY, null));
export const settings = signal<Settings>(tidy(stored(), spoken));

/** The table has said what it speaks: a language that it does not know gives way. */
export function offer(some: readonly Language[]): void {
  languages.value = some;
  const { lang } = tidy(settings.peek(), spoken, some.map(({ id }) => id));
  if (lang !== settings.peek().lang) settings.value = { ...settings.peek(), lang };
}

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  save(KEY, settings.value);
}

/** Applies the settings to the page, now and whenever they change. */
export function apply(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const { lang, theme, size } = settings.value;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset["theme"] = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    root.dataset["size"] = size;
  };
  effect(show);
  dark.addEventListener("change", show);
  watch(KEY, () => (settings.value = tidy(stored(), spoken, languages.peek().map(({ id }) => id))));
}
