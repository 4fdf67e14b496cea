/** What the whole page shares: the lobby, the library, the address, its words, and short messages. */
import { computed, signal } from "@preact/signals";
import { Http, HttpLobby } from "./http";
import { Library, Shelf } from "./library";
import { format, parse, type Route } from "./router";
import { languages, offer, settings } from "./settings";
import { type Say, speaker } from "./speech";
import { type Lobby, TableError } from "./table";
import type { PageWords } from "./words";

export const lobby: Lobby = new HttpLobby(new Http(() => settings.value.lang));
export const library = new Library(lobby);

// -- words -------------------------------------------------------------------------------------------------------------
const spoken = new Shelf<Say<PageWords>>();
let last: Say<PageWords> | undefined;
/** In the player's language; in the one before while that is on its way. */
const words = computed(() => {
  const { lang } = settings.value;
  return (last = spoken.get(lang, async () => speaker<PageWords>(lang, await lobby.words(lang))) ?? last);
});
/** The page's own words in the player's language. */
export const t: Say<PageWords> = (key, ...values) => words.value?.(key, ...values) ?? "";

/** Whether there are words to show a page with. */
export const ready = computed(() => languages.value.length > 0 && words.value !== undefined);
const AGAIN = 3000; // milliseconds until a table that did not answer is asked again

/** Asks for all that the first page needs, and again until the table answers; `lost` is told when it does not. */
export async function begin(lost: () => void): Promise<void> {
  words.peek();
  library.catalogue();
  for (;;) {
    try {
      return offer(await lobby.languages());
    } catch {
      lost();
      await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}

// -- the address -------------------------------------------------------------------------------------------------------
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
  if (!(error instanceof TableError)) return t("page-failed");
  if (error.offline) return t("page-offline");
  return error.problem.message || (error.status >= 500 ? t("page-server-trouble") : t("page-failed"));
}

/** The time, told every few seconds to whatever shows how long ago something was. */
export const now = signal(Date.now() / 1000);
