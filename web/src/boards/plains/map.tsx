/** The map: regions, the areas around them, trails, the railroad, and everything that stands there. */
import { thing } from "../contract";
import { arrange, type Item, type Placed } from "./arrange";
import { countWords, kindOf, placeWords, regionWords, type Props } from "./describe";
import { Scenery } from "./scenery";
import { ARROW, LEADING, type Layout } from "./layout";
import { Railroad } from "./rail";
import { Chip, Guidon, Lasting, Nobody, Shield, Streamer, Swords } from "./tokens";
import { DECKS, holding } from "./names";

interface Drawing {
  props: Props;
  layout: Layout;
}

export function MapSheet({ props, layout }: Drawing) {
  const { board } = props;
  const regions = Object.keys(board.regions);
  const outside = [...Object.keys(board.areas), ...Object.keys(board.boxes)];
  return (
    <>
      <Ground layout={layout} />
      {Object.keys(board.areas).map((name) => (
        <Outside key={name} props={props} layout={layout} kind="area" name={name} />
      ))}
      {regions.map((name) => (
        <Region key={name} props={props} layout={layout} name={name} />
      ))}
      <Scenery board={board} layout={layout} />
      {Object.keys(board.boxes).map((name) => (
        <Outside key={name} props={props} layout={layout} kind="box" name={name} />
      ))}
      <Trails props={props} layout={layout} />
      <Railroad props={props} layout={layout} />
      <Arrows props={props} layout={layout} />
      {[...outside, ...regions].map((name) => (
        <Name key={name} props={props} layout={layout} name={name} />
      ))}
      {[...outside, ...regions].map((name) => (
        <Standing key={name} props={props} layout={layout} name={name} />
      ))}
    </>
  );
}

/** Below everything: the country around, and the hatching of land that others hold. */
function Ground({ layout: { sheet } }: { layout: Layout }) {
  return (
    <g class="ground" aria-hidden="true">
      <defs>
        {DECKS.map((deck) => (
          <pattern key={deck} id={`plains-hatch-${deck}`} class={`hatch ${deck}`} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform={deck === "blue" || deck === "brown" ? "rotate(45)" : "rotate(-45)"}>
            <path d="M0 0v13" />
          </pattern>
        ))}
      </defs>
      <rect width={sheet.width} height={sheet.height} rx={16} />
    </g>
  );
}

function Region({ props, layout, name }: Drawing & { name: string }) {
  const { path } = layout.lands[name]!;
  const owner = props.view.control[name];
  const how = holding(props.board, props.view, name);
  const clip = `plains-${name}`;
  const looks = `land ${props.board.regions[name]!.kind} is-${how}${owner ? ` by-${owner}` : ""}`;
  return (
    <g {...thing(props, `region:${name}`, regionWords(props, name), looks)}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path class="soil" d={path} />
      {how === "taken" && <path d={path} fill={`url(#plains-hatch-${owner})`} />}
      {owner && <path class="band" d={path} clip-path={`url(#${clip})`} />}
      <path class="border" d={path} />
      <path class="halo" d={path} />
    </g>
  );
}

/** Canada, Mexico, the Rockies; St. Louis and Sacramento. */
function Outside({ props, layout, kind, name }: Drawing & { kind: "area" | "box"; name: string }) {
  const { path } = layout.lands[name]!;
  const here = (kind === "area" ? props.view.areas : props.view.boxes)[name]!;
  return (
    <g {...thing(props, `${kind}:${name}`, placeWords(props, `${kind}:${name}`, here), `outside ${kind}`)}>
      <path class="soil" d={path} />
      <path class="halo" d={path} />
    </g>
  );
}

function Trails({ props, layout: { trails } }: Drawing) {
  return (
    <>
      <g class="legs" aria-hidden="true">
        {trails.legs.map((leg, i) => (
          <path key={i} class="bed" d={leg} />
        ))}
        {trails.legs.map((leg, i) => (
          <path key={i} class="ruts" d={leg} />
        ))}
      </g>
      {props.board.trails.map(({ id }) => (
        <g key={id} {...thing(props, `trail:${id}`, undefined, "trail")} data-minor="yes">
          <path class="hit" d={trails.ways[id]} />
          <path class="halo" d={trails.ways[id]} />
        </g>
      ))}
      <g class="trail-names" aria-hidden="true">
        {props.board.trails.map(({ id, name }, i) => (
          <text key={id} dy={-7}>
            <path id={`plains-trail-${id}`} d={turned(trails.ways[id]!)} />
            <textPath href={`#plains-trail-${id}`} startOffset={`${36 + (i % 3) * 14}%`}>{name}</textPath>
          </text>
        ))}
      </g>
    </>
  );
}

/** A curve from its end to its beginning: trails lead west, their names are read to the east. */
function turned(way: string): string {
  const numbers = way.split(/[^\d.-]+/).filter(Boolean).map(Number);
  const points: string[] = [];
  let at = 0;
  for (const command of way.match(/[MC]/g) ?? []) {
    const count = command === "M" ? (at ? 0 : 2) : 6; // each leg begins where the last one ended
    if (command === "M" && at) at += 2;
    for (let i = 0; i < count; i += 2) points.push(`${numbers[at + i]} ${numbers[at + i + 1]}`);
    at += count;
  }
  const [first, ...rest] = points.reverse();
  return `M${first}C${rest.join(" ")}`;
}

/** Who may cross between a region and the land outside: an arrow for each colour, with its letter. */
function Arrows({ props, layout }: Drawing) {
  const { words } = props;
  const [half, side] = [ARROW.length / 2, ARROW.width / 2];
  const shape = `M${-half} 0L${-half + 12} ${-side}V-7H${half - 12}V${-side}L${half} 0L${half - 12} ${side}V7H${-half + 12}V${side}Z`;
  return (
    <g class="arrows" aria-hidden="true">
      {layout.arrows.map(({ colour, at: [x, y], turn }, i) => (
        <g key={i} class={`arrow ${colour}`} transform={`translate(${r(x)} ${r(y)})`}>
          <path transform={`rotate(${r((Math.atan2(turn[1], turn[0]) * 180) / Math.PI)})`} d={shape} />
          <circle r={10} />
          <text y={5.5}>{words(`board-letter-${colour}`)}</text>
        </g>
      ))}
    </g>
  );
}

function Name({ props, layout, name }: Drawing & { name: string }) {
  const spot = layout.spots[name]!;
  const [x, y] = spot.name;
  const outer = !(name in props.board.regions);
  const first = y - ((spot.lines.length - 1) / 2) * spot.type * LEADING + spot.type * 0.34;
  return (
    <g class={`head ${outer ? "outer" : ""}`} aria-hidden="true">
      {spot.lines.map((line, i) => (
        <text key={i} class="name" x={r(x)} y={r(first + i * spot.type * LEADING)} style={{ fontSize: `${spot.type}px` }}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Cubes, wagons and marks of a place; a thing for each colour. */
function Standing({ props, layout, name }: Drawing & { name: string }) {
  return (
    <>
      {arrange(props.board, props.view, layout, name).map((placed) => (
        <Piece key={tokenOf(name, placed.item)} props={props} layout={layout} name={name} placed={placed} />
      ))}
    </>
  );
}

/** What names a piece from one position to the next. */
export function tokenOf(place: string, item: Item): string {
  return item.kind === "cube" ? `cube:${place}.${item.colour}` : item.kind === "lasting" ? `lasting ${item.deck}` : `${item.kind} ${place}`;
}

function Piece({ props, layout, name, placed: { item, at, scale } }: Drawing & { name: string; placed: Placed }) {
  const { words } = props;
  const place = { transform: `translate(${r(at[0])} ${r(at[1])}) scale(${r(scale * 100) / 100})` };
  const token = tokenOf(name, item);
  if (item.kind !== "cube")
    return (
      <g data-token={token} aria-hidden="true">
        <g {...place}>
          {item.kind === "custer" && <Guidon />}
          {item.kind === "banner" && <Streamer />}
          {item.kind === "contested" && <Swords />}
          {item.kind === "nobody" && <Nobody />}
          {item.kind === "owner" && <Shield owner={item.deck} letter={words(`board-letter-${item.deck}`)} />}
          {item.kind === "lasting" && <Lasting deck={item.deck} letter={words(`board-letter-${item.deck}`)} />}
        </g>
      </g>
    );
  const { width, height } = layout.sheet.cube;
  const on = `${kindOf(props.board, name)}:${name}`;
  return (
    <g data-token={token}>
      <g {...place} class="drawn" aria-hidden="true">
        <Chip colour={item.colour} n={item.n} letter={words(`board-letter-${item.colour}`)} size={layout.sheet.cube} />
      </g>
      <g {...thing(props, token, `${countWords(props, item.colour, item.n)}: ${props.names(on)}`)} {...place} data-on={on} data-minor="yes">
        <rect class="touch" x={-width / 2} y={-height / 2} width={width} height={height} />
        <rect class="halo" x={-width / 2 - 2} y={-height / 2 - 2} width={width + 3} height={height + 4} rx={6} />
      </g>
    </g>
  );
}

const r = (n: number) => Math.round(n * 10) / 10;
