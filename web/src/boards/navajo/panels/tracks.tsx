/** The General Records Track: the few numbers everyone looks at, and the card at hand. */
import { thing } from "../../contract";
import type { Props } from "../describe";
import { Glyph, type GlyphName } from "../glyphs";
import { TRACKS, type Track } from "../names";
import type { BoardWords } from "../words";

const SIGNS: Record<Track, GlyphName> = {
  culture: "weave",
  military: "bow",
  ap: "drum",
  morale: "banner",
  enemy_ferocity: "flame",
  enemy_ap: "raid",
};

/** The enemy's are short: his name stands before them. */
const NAMES = {
  culture: "track-culture",
  military: "track-military",
  ap: "track-ap",
  morale: "board-track-morale",
  enemy_ferocity: "board-ferocity",
  enemy_ap: "track-ap",
} as const satisfies Record<Track, keyof BoardWords>;

export function Tracks({ props }: { props: Props }) {
  const { view, board, words } = props;
  const left = words("board-left", { n: view.deck_left });
  const side = (name: "dine" | "enemy", tracks: readonly Track[]) => (
    <div class={`side-${name}`}>
      <span class="side-name">{words(`board-side-${name}`)}</span>
      {tracks.map((track) => (
        <Reading key={track} props={props} track={track} most={board.track_max} />
      ))}
    </div>
  );
  return (
    <div class={`nav-tracks period-${view.period}`}>
      {side("dine", TRACKS.slice(0, 3))}
      {side("enemy", TRACKS.slice(3))}
      <div class="nav-card-now">
        {view.card ? (
          <span
            {...thing(
              props,
              `card:${view.card}`,
              `${words("board-card")}: ${props.names(`card:${view.card}`)}`,
              "halo link",
            )}
          >
            <Glyph name="card" /> {props.names(`card:${view.card}`)}
          </span>
        ) : (
          <span class="soft">{words("board-setup")}</span>
        )}
        <span class="soft">
          {words(`period-${view.period}`)} ·{" "}
          <span {...thing(props, "deck", `${words("web-thing-deck")}: ${left}`, "halo")}>
            {left}
          </span>
        </span>
      </div>
    </div>
  );
}

function Reading({ props, track, most }: { props: Props; track: Track; most: number }) {
  const { words } = props;
  const n = props.view.tracks[track];
  const side = words(TRACKS.indexOf(track) < 3 ? "board-side-dine" : "board-side-enemy");
  return (
    <div
      {...thing(
        props,
        `track:${track}`,
        `${words(NAMES[track])} ${words("board-out-of", { n, most })}, ${side}`,
        `halo reading ${track}`,
      )}
    >
      <span class="reading-name" aria-hidden="true">
        {words(NAMES[track])}{" "}
      </span>
      <span class="reading-n" aria-hidden="true">
        <Glyph name={SIGNS[track]} />
        {n}
      </span>
      <svg class="gauge" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="all" width={most} height="1" />
        <rect class="so-far" width={Math.min(n, most)} height="1" />
      </svg>
    </div>
  );
}
