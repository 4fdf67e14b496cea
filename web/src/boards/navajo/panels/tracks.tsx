/** The General Records Track: the few numbers everyone looks at, and the card at hand. */
import { thing } from "../../contract";
import { wordsOf, type Props } from "../describe";
import { Glyph, type GlyphName } from "../glyphs";
import { TRACKS, type Track } from "../names";

const SIGNS: Record<Track, GlyphName> = {
  culture: "weave",
  military: "bow",
  ap: "drum",
  morale: "banner",
  enemy_ferocity: "flame",
  enemy_ap: "raid",
};

export function Tracks({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { view, board } = props;
  const side = (name: "dine" | "enemy", tracks: readonly Track[]) => (
    <div class={`side-${name}`}>
      <span class="side-name">{words.side[name]}</span>
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
            {...thing(props, `card:${view.card}`, `${words.card}: ${props.names(`card:${view.card}`)}`, "halo link")}
          >
            <Glyph name="card" /> {props.names(`card:${view.card}`)}
          </span>
        ) : (
          <span class="soft">{words.setup}</span>
        )}
        <span class="soft">
          {words.periods[view.period]} ·{" "}
          <span {...thing(props, "deck", `${words.deck}: ${words.left(view.deck_left)}`, "halo")}>
            {words.left(view.deck_left)}
          </span>
        </span>
      </div>
    </div>
  );
}

function Reading({ props, track, most }: { props: Props; track: Track; most: number }) {
  const words = wordsOf(props);
  const n = props.view.tracks[track];
  const side = TRACKS.indexOf(track) < 3 ? words.side.dine : words.side.enemy;
  return (
    <div
      {...thing(
        props,
        `track:${track}`,
        `${words.tracks[track]} ${words.outOf(n, most)}, ${side}`,
        `halo reading ${track}`,
      )}
    >
      <span class="reading-name" aria-hidden="true">
        {words.tracks[track]}{" "}
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
