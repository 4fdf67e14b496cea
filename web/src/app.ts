/** What the whole page shares: the lobby, the library, the address, and short messages. */
import { computed, signal } from "@preact/signals";
import { Http, HttpLobby } from "./http";
import { Library } from "./library";
import { format, parse, type Route } from "./router";
import { settings } from "./settings";
import { en } from "./strings/en";
import { it } from "./strings/it";
import { type Lobby, TableError } from "./table";

export const lobby: Lobby = new HttpLobby(new Http(() => settings.value.lang));
export const library = new Library(lobby);

const catalogues = { en, it };
export const strings = computed(() => catalogues[settings.value.lang]);
/** The page's own words in the player's language. */
export const t = () => strings.value;

export const route = signal<Route>(typeof location === "undefined" ? { page: "start" } : parse(location.hash));

export function go(to: Route, replace = false): void {
  const hash = format(to);
  if (replace) {
    history.replaceState(null, "", hash);
    route.value = to;
  } else if (location.hash === hash) {
    route.value = to;
  } else {
    location.hash = hash;
  }
}

/** The link of a seat whose player has to take the device before anything of it is shown. */
export const covered = signal<string | null>(null);

/** A short message that goes away by itself: a link was copied, something failed. */
export const toast = signal<{ text: string; bad: boolean; n: number } | null>(null);
let toasts = 0;

export function say(text: string, bad = false): void {
  toast.value = { text, bad, n: ++toasts };
}

/** An error in words for the player. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof TableError)) return t().failed;
  if (error.offline) return t().offline;
  return error.problem.message || (error.status >= 500 ? t().serverTrouble : t().failed);
}

/** The time, told every few seconds to whatever shows how long ago something was. */
export const now = signal(Date.now() / 1000);
