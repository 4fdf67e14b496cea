/** The words there are, as the table would send them: scripts/test.mjs and scripts/board.mjs put them in. */
import { type Speech, speaker } from "../src/speech";
import type { PageWords } from "../src/words";

declare const WORDS: Readonly<Record<string, { page: string; games: Readonly<Record<string, string>> }>>;

export const LANGUAGES = Object.keys(WORDS);

export function pageWords(lang: string): Speech<PageWords> {
  return speaker(lang, WORDS[lang]!.page);
}

export function boardWords<Words>(game: string, lang: string): Speech<Words> {
  return speaker(lang, WORDS[lang]!.games[game]!);
}
