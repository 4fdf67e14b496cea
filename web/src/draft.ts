/** A game being set up: what fits together, by what the catalogue says. */
import type { Catalogue, GameEntry } from "./types";

export interface Draft {
  scenario: string;
  options: string[];
  rulings: Record<string, string>;
  packs: string[];
  seats: Record<string, string>;
}

/** The optional rules that a scenario can have. */
export function optionsOf(game: GameEntry, scenario: string): GameEntry["options"] {
  return game.options.filter((option) => !option.scenarios.length || option.scenarios.includes(scenario));
}

/** The seats of the game as it is set up; some optional rules change them. */
export function seatsOf(game: GameEntry, draft: Draft): string[] {
  const scenario = game.scenarios.find((s) => s.id === draft.scenario);
  if (!scenario) return [];
  const allowed = optionsOf(game, draft.scenario).map((option) => option.id);
  const changing = draft.options.find((id) => allowed.includes(id) && scenario.seats_with[id]);
  return changing ? scenario.seats_with[changing]! : scenario.seats;
}

/** The draft with nothing left over from another scenario; the first seat is the player's, the others a bot's. */
export function fitting(draft: Draft, game: GameEntry, catalogue: Catalogue, companion: boolean): Draft {
  const allowed = optionsOf(game, draft.scenario).map((option) => option.id);
  const options = draft.options.filter((id) => allowed.includes(id));
  const bots = catalogue.bots.filter((bot) => !bot.games.length || bot.games.includes(game.id));
  const level = bots.find((bot) => bot.id === "normal") ?? bots[0];
  const seats: Record<string, string> = {};
  seatsOf(game, { ...draft, options }).forEach((seat, i) => {
    const usual = i === 0 || companion || !level ? "me" : `bot:${level.id}`;
    seats[seat] = companion ? "me" : (draft.seats[seat] ?? usual);
  });
  return { ...draft, options, seats };
}
