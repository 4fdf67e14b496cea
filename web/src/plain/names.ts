/** What things are called where nobody has drawn them. */
import type { BoardProps } from "../boards/contract";

/** An id in words: `deck-left` is “Deck left”. */
export function inWords(id: string): string {
  const text = id.replace(/[-_]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an id under a key of the view is called: as itself, as a piece, a seat or a place, or by its words. */
export function called(props: Pick<BoardProps, "names">, key: string, id: string): string {
  const known = [key && `${key}:${id}`, key ? "" : id, `pieces:${id}`, `seats:${id}`, `places:${id}`].filter(Boolean);
  for (const one of known) {
    const name = props.names(one);
    if (name !== one) return name;
  }
  return inWords(id);
}

/** Names without the words that all of them begin or end with: “the Otter clan” and “the Heron clan” are told apart by one. */
export function apart(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(" "));
  const least = Math.min(...words.map((one) => one.length)) - 1;
  const same = (at: (one: readonly string[]) => string | undefined) => new Set(words.map(at)).size === 1;
  let head = 0;
  while (names.length > 1 && head < least && same((one) => one[head])) head++;
  let tail = 0;
  while (names.length > 1 && head + tail < least && same((one) => one.at(-1 - tail))) tail++;
  return words.map((one) => one.slice(head, one.length - tail).join(" "));
}
