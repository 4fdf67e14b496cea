/** The games this browser knows: the links of its seats, and what is needed to list them. */
import { signal } from "@preact/signals";
import { load, save, watch } from "./storage";
import type { Links, Started, State } from "./types";

export interface Known {
  token: string;
  match: string;
  game: string;
  scenario: string;
  kind: string;
  seat: string;
  branch: string;
  over: boolean;
  updated: number;
  /** Links that this browser gave out, seat by seat, and the one for onlookers. */
  links: Record<string, string>;
  spectate: string;
  /** Seats that are played from this browser, each with its token. */
  mine: Record<string, string>;
  /** The game that a practice branch left, to go back to. */
  from: string;
}

const KEY = "matches";
const MOST = 60;
export const known = signal<Known[]>(typeof localStorage === "undefined" ? [] : load<Known[]>(KEY, []));

if (typeof window !== "undefined") watch(KEY, () => (known.value = load<Known[]>(KEY, [])));

/** Games just started with seats for others: their links are shown at once. */
export const toInvite = new Set<string>();

function put(one: Known): void {
  const others = known.value.filter((k) => k.token !== one.token);
  known.value = [one, ...others].sort((a, b) => b.updated - a.updated).slice(0, MOST);
  save(KEY, known.value);
}

export function find(token: string): Known | undefined {
  return known.value.find((k) => k.token === token);
}

/** Remember a game that was started here; gives the link to go to. */
export function started(
  made: Started, about: { game: string; scenario: string; kind: string; branch?: string; from?: string },
  seats: Record<string, string> = {},
): string {
  const mine: Record<string, string> = {};
  const links: Record<string, string> = {};
  for (const [seat, token] of Object.entries(made.tokens)) {
    if (seats[seat] === "link") links[seat] = token;
    else mine[seat] = token;
  }
  const first = made.mine || Object.values(mine)[0] || made.spectate;
  const now = Date.now() / 1000;
  const base = { match: made.match, over: false, updated: now, links, spectate: made.spectate, mine, branch: "", from: "", ...about };
  for (const [seat, token] of Object.entries(mine)) if (token !== first) put({ ...base, token, seat });
  put({ ...base, token: first, seat: Object.entries(mine).find(([, token]) => token === first)?.[0] ?? "" });
  if (Object.keys(links).length) toInvite.add(first);
  return first;
}

/** Keep what a state says about a game that is open here. */
export function seen(token: string, state: State): void {
  const there = find(token);
  const over = state.pending.kind === "over" || (state.lesson?.over ?? false);
  if (there && there.over === over && there.updated > Date.now() / 1000 - 30 && there.seat === state.you) return;
  put({
    links: {}, spectate: "", mine: state.you ? { [state.you]: token } : {}, from: "",
    ...there,
    token, match: state.match, game: state.game, scenario: state.scenario, kind: state.kind, seat: state.you,
    branch: state.branch, over, updated: Date.now() / 1000,
  });
}

/** Links that were made again: they take the place of those that this browser has or has lost. */
export function renewed(token: string, state: State, links: Links): void {
  if (!find(token)) seen(token, state);
  const there = find(token)!;
  put({ ...there, links: { ...there.links, ...links.tokens }, spectate: links.spectate });
}

export function forget(token: string): void {
  known.value = known.value.filter((k) => k.token !== token);
  save(KEY, known.value);
}
