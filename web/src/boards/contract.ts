/**
 * What a board gets from the page, and what it gives back. One folder a game, with
 *
 *   boards/<game>/index.tsx   exports `Board` (a Preact component: the map, SVG) and `displays` (a function: its panels)
 *   boards/<game>/board.css   all its rules, each selector under `.board-<game>`; the page's style sheet has them all
 *   boards/<game>/Landscape.tsx   exports `Landscape`: shapes in 400 by 140 for the start page, if there is a picture
 *
 * Its words stand with the game (`words/<language>/board.ftl`) and come as `words`. The build finds the folders itself.
 * A game without a folder is drawn by `plain/`, from what its view names:
 *
 *   places   {id: {piece: n}}   the board: a box each, with its pieces; thing `places:<id>`. They lie in a grid, or where
 *                               the board's data say: `places: {id: {at: [x, y]}}` in any unit
 *   tracks   {name: n}          numbers that are always in view; thing `tracks:<name>`
 *   others   [id, …] or {…}     a display each; what is listed is a thing `<key>:<id>`. Single values share one display
 *
 * Names come with the things (`/api/things/<game>`), or are the ids in words.
 *
 * A board only draws. Which thing can be picked is in `glow`, what just happened is in `pulse`; nothing is worked out
 * from the rules. Mouse, touch, keyboard and screen reader are the page's work: it listens on the frame around board
 * and panels and looks for `data-thing`. So every thing is drawn as
 *
 *   <g {...thing(props, "area:shiprock.2")}> … shapes … <path class="halo" d="…"/> </g>
 *
 * and needs no handler of its own. The page's style sheet shows `.halo` (fill none, else invisible) when its thing
 * glows (dashed line), pulses (a swell, or a still thick line under reduced motion), is previewed, or has the focus.
 * HTML things in panels do the same with a class `halo` on the element itself: it gets an outline instead. They are
 * `div` or `span`, never `li` (its list loses it: the role changes) nor anything with a role of its own.
 * Things are never nested: a family is drawn after its area, not inside its element, or a screen reader loses it. It says
 * `data-on="area:shiprock.2"`: while only the area can be picked, a click on the family means the area.
 * Small things whose place tells of them anyway say `data-minor="yes"`: arrow keys pass over them unless they glow.
 * Whatever else is drawn (names, terrain) gets `aria-hidden="true"`; the SVG itself has role="group" and a label.
 * What is written inside a thing that can be picked stands in its label too, in the same order, or is drawn beside the
 * thing with `pointer-events="none"`: a name that is heard must be the name that is seen (one letter or digit alone may
 * be left out; axe-core tests it, also where it is aria-hidden).
 *
 * Colours come from the custom properties in styles/tokens.css, which know both themes; no colour is the only sign.
 * The page's security policy forbids `style="…"` in markup; Preact's `style={{…}}` and SVG attributes are allowed.
 */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Speech } from "../speech";
import type { Option } from "../types";

export type { Option };

/** Where a menu or an explanation opens: at a drawn element, or at a point of the window. */
export type Anchor = Element | { x: number; y: number };

export interface BoardProps<View = any, Data = any, Words = any> {
  /** The position as this seat sees it (`State.view`), at the step being shown. */
  view: View;
  /** `/api/board/<game>`: what never changes. */
  board: Data;
  /** The name of a thing in the player's language; the id itself when there is none. */
  names(id: string): string;
  /** The board's own words in the player's language; `boards/<game>/words.d.ts` knows their keys. */
  words: Speech<Words>;
  /** What a thing is, in our words, where there are any. */
  about?(id: string): { text: string; reconstructed?: boolean; fields?: Record<string, unknown> } | undefined;
  /** Things that can be picked now, each with the options it takes part in. */
  glow: ReadonlyMap<string, readonly Option[]>;
  /** Things that the step being shown is about. */
  pulse: readonly string[];
  lang: string;
  pick(thing: string, at: Anchor): void;
  explain(thing: string, at: Anchor): void;
  /** The option under pointer or focus: a board may show where it leads. Its things are marked by `thing()`. */
  preview?: Option | null;
}

/**
 * Where a display stands beside the map, from a window of 1280 by 720 on without scrolling:
 *
 *   strip    a single low row above the map: the few numbers a player looks at all the time; on a phone too
 *   beside   in a column 15 to 22 rem wide at the left of the map, in the order given, never higher than 14 rem each
 *   under    a low row under the map (the hand), 6 rem at most; several share it
 *   (none)   a tab: in that column, or beside the log where there is no column
 *
 * On a phone all but the strip are tabs of the whole width. The space inside is 1.5 rem less.
 */
export type PanelPlace = "strip" | "beside" | "under";

/** One display of the game beside the map. */
export interface Panel {
  id: string;
  title: string;
  render(): ComponentChildren;
  place?: PanelPlace;
  /** It shows the score: when the game is over it stands beside the result too. */
  ending?: boolean;
  /** On a phone it stands in the strip, wherever it is else. */
  phone?: "strip";
  /** Things drawn inside: the page brings the panel forward when one of them glows alone or pulses. */
  holds?(thing: string): boolean;
}

/** A number on the bar at the top; `words` says it whole ("27 points"). */
export interface Score {
  thing: string;
  n: number;
  words: string;
}

export interface BoardModule {
  Board: FunctionComponent<BoardProps>;
  displays(props: BoardProps): Panel[];
  /** Ids of the rules that say how to win, for the help. */
  goal?: readonly string[];
  /** What has changed between two positions in the numbers that matter most, each in words: for one line of summary. */
  changes?(props: BoardProps, before: any): string[];
  /** The points of a seat, for the bar at the top: a thing with its number. Games without points leave it out. */
  score?(props: BoardProps, seat: string): Score | undefined;
  /** The thing whose words explain a drawn one in this position, where that is another (the face of a counter). */
  explains?(view: any, thing: string): string | undefined;
  /** A result of chance as a picture (a face of a die, a cube, a disc); null: the page draws a die, or writes it. */
  chance?(props: BoardProps, kind: string, value: string): ComponentChildren;
  /** The faces of a kind of die, each told to `chance`, while it rolls. */
  faces?(kind: string): readonly string[];
  /** A component as one holds it in hand (a card, a development), to be read whole; null: its words are enough. */
  sheet?(props: BoardProps, thing: string): ComponentChildren;
}

/** A change as it is written: +2, −1. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export interface ThingAttributes {
  "data-thing": string;
  class: string;
  role: "button" | "img";
  "aria-label": string;
  tabindex: -1;
}

/**
 * The attributes of a drawn thing. `words` is what a screen reader says, when the plain name is not enough
 * ("Shiprock 2: one rancho, family A with a man and a woman"). Of an HTML thing they contain the text written in it,
 * word for word, so that it can be named by voice.
 */
export function thing(props: BoardProps, id: string, words?: string, className = ""): ThingAttributes {
  const options = props.glow.get(id);
  const classes = ["thing"];
  if (options?.length) classes.push("is-glow");
  if (props.pulse.includes(id)) classes.push("is-pulse");
  if (props.preview?.things.includes(id)) classes.push("is-preview");
  if (className) classes.push(className);
  return {
    "data-thing": id,
    class: classes.join(" "),
    role: options?.length ? "button" : "img",
    "aria-label": words ?? props.names(id),
    tabindex: -1,
  };
}
