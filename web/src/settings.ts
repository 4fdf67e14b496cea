/** How the player likes the page. Kept in this browser, the same in all its windows. */
import { effect, signal } from "@preact/signals";
import { SPEEDS, type Speed } from "./stage";
import { load, save, watch } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type TextSize = "small" | "normal" | "large" | "huge";
export type Lang = "en" | "it";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SIZES: readonly TextSize[] = ["small", "normal", "large", "huge"];
export const LANGS: readonly Lang[] = ["en", "it"];

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

/** Settings from whatever was stored: a value that is not known is left out, never trusted. */
export function tidy(stored: unknown, languages: readonly string[]): Settings {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const among = <T>(key: string, values: readonly T[], otherwise: T): T =>
    values.includes(found[key] as T) ? (found[key] as T) : otherwise;
  const spoken = languages.map((l) => l.slice(0, 2)).find((l) => LANGS.includes(l as Lang)) as Lang | undefined;
  return {
    lang: among("lang", LANGS, spoken ?? "en"),
    theme: among("theme", THEMES, "auto"),
    size: among("size", SIZES, "normal"),
    speed: among("speed", SPEEDS, "normal"),
    keys: found["keys"] !== false,
    journal: found["journal"] === true,
    name: typeof found["name"] === "string" ? found["name"].slice(0, 60) : "",
  };
}

const KEY = "settings";
const languages = typeof navigator === "undefined" ? [] : navigator.languages;
export const settings = signal<Settings>(tidy(typeof localStorage === "undefined" ? null : load(KEY, null), languages));

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
  watch(KEY, () => (settings.value = tidy(load(KEY, null), languages)));
}
