/** The map: regions, the areas around them, trails, the railroad, and everything that stands there. */
import { thing } from "../contract";
import { placeWords, regionWords, wordsOf, type Props } from "./describe";
import { closed, crossing, rows, through } from "./geometry";
import { CHIP, Chip } from "./tokens";
import { standing, type Colour, type Cubes, type Point } from "./view";

export function Map({ props }: { props: Props }) {
  const { board, view } = props;
  return (
    <>
      <Ground props={props} />
      {Object.keys(board.areas).map((name) => (
        <Outside key={name} props={props} kind="area" name={name} here={view.areas[name]!} />
      ))}
      {Object.keys(board.regions).map((name) => (
        <Land key={name} props={props} name={name} />
      ))}
      <Rivers />
      <Trails props={props} />
      {Object.keys(board.boxes).map((name) => (
        <Outside key={name} props={props} kind="box" name={name} here={view.boxes[name]!} />
      ))}
      <Rails props={props} />
      <Arrows props={props} />
      {Object.keys(board.regions).map((name) => (
        <Standing key={name} props={props} name={name} />
      ))}
    </>
  );
}

function Ground({ props }: { props: Props }) {
  const [width, height] = props.board.size;
  return (
    <g class="ground" aria-hidden="true">
      <rect width={width} height={height} />
      <path class="ridge" d="M150,60l30,-36l22,26l26,-32l34,44M165,330l34,-46l26,30l24,-26l36,52M180,700l30,-40l26,30l30,-38l36,54M190,850l26,-34l24,26l28,-34l34,46" />
    </g>
  );
}

/** Broad strokes of water: the Missouri and the Platte above the line, the Arkansas and the Red River below it. */
function Rivers() {
  return (
    <g class="rivers" aria-hidden="true">
      <path d="M470,250C600,210 720,190 860,150S1050,150 1120,250S1260,330 1420,420" />
      <path d="M430,430C600,400 760,430 900,425S1200,440 1440,440" />
      <path d="M430,640C640,600 800,640 960,610S1260,610 1440,590" />
      <path d="M700,840C860,800 1000,820 1160,800S1330,790 1410,800" />
    </g>
  );
}

function Land({ props, name }: { props: Props; name: string }) {
  const region = props.board.regions[name]!;
  const shape = closed(region.outline);
  const owner = props.view.control[name];
  const clip = `plains-${name}`;
  return (
    <g {...thing(props, `region:${name}`, regionWords(props, name), `land ${region.kind}${owner ? ` held-${owner}` : ""}`)}>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path class="soil" d={shape} />
      <path class="band" d={shape} clip-path={`url(#${clip})`} />
      <path class="border" d={shape} />
      <path class="halo" d={shape} />
    </g>
  );
}

/** Name, owner and cubes of a region, drawn over trails and rails. */
function Standing({ props, name }: { props: Props; name: string }) {
  const { board, view } = props;
  const words = wordsOf(props);
  const [x, y] = board.regions[name]!.at;
  const owner = view.control[name];
  const title = board.regions[name]!.name[props.lang];
  const marks = [view.custer.includes(name) && words.custer, view.banner.includes(name) && words.banner].filter(Boolean);
  return (
    <g class="standing">
      <g aria-hidden="true">
        {owner && (
          <g class={`owner ${owner}`} transform={`translate(${x - title.length * 4.6 - 15} ${y - 25})`}>
            <path d="M-8,-9h16v11l-8,7l-8,-7z" />
            <text y={3}>{words.letters[owner]}</text>
          </g>
        )}
        <text class="name" x={x} y={y - 20}>
          {title}
        </text>
        {marks.length > 0 && (
          <text class="mark" x={x} y={y + 62}>
            {marks.join(" · ")}
          </text>
        )}
      </g>
      <Cluster props={props} place={name} on={`region:${name}`} here={view.regions[name]!} at={[x, y + 8]} most={4} />
    </g>
  );
}

/** The cubes of a place, a thing for each colour. */
function Cluster({ props, place, on, here, at, most }: { props: Props; place: string; on: string; here: Cubes; at: Point; most: number }) {
  const words = wordsOf(props);
  const found = standing(here);
  const places = rows(found.length, CHIP + 3, CHIP + 2, most);
  return (
    <>
      {found.map(([colour, n], i) => {
        const [x, y] = [at[0] + places[i]![0], at[1] + places[i]![1]];
        const id = `cube:${place}.${colour}`;
        return (
          <g key={colour} data-token={id}>
            <g {...thing(props, id, `${words.count(n, words.colours[colour])}: ${props.names(on)}`)} data-on={on} data-minor="yes">
              <Chip colour={colour} n={n} letter={words.letters[colour]} x={x} y={y} />
              <path class="halo" d={`M${x - 18},${y - 18}h36v36h-36z`} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Canada, Mexico, the Rockies; St. Louis and Sacramento. */
function Outside({ props, kind, name, here }: { props: Props; kind: "area" | "box"; name: string; here: Cubes }) {
  const place = (kind === "area" ? props.board.areas : props.board.boxes)[name]!;
  const shape = closed(place.outline);
  const id = `${kind}:${name}`;
  const [x, y] = place.at;
  const tall = name === "rockies" || kind === "box";
  return (
    <>
      <g {...thing(props, id, placeWords(props, id, here), `outside ${kind} ${name}`)}>
        <path class="soil" d={shape} />
        <path class="halo" d={shape} />
        <text class="name" x={x} y={tall ? y - 30 : y + 6} aria-hidden="true">
          {place.name[props.lang]}
        </text>
      </g>
      <Cluster props={props} place={name} on={id} here={here} at={tall ? [x, y - 2] : [x + 130, y]} most={tall ? 2 : 6} />
    </>
  );
}

function Trails({ props }: { props: Props }) {
  const { board } = props;
  const at = (stop: string): Point => (board.regions[stop] ?? board.areas[stop] ?? board.boxes[stop])!.at;
  return (
    <>
      {board.trails.map(({ id, route, stops }, i) => {
        const d = through(stops.map((stop) => [at(stop)[0], at(stop)[1] + 30 + 4 * (i % 2)] as const));
        return (
          <g key={id} {...thing(props, `trail:${id}`, undefined, `trail ${route}`)} data-minor="yes">
            <path class="way" d={d} />
            <path class="halo" d={d} />
          </g>
        );
      })}
    </>
  );
}

/** The line, space by space: filled ties where track is laid. */
function Rails({ props }: { props: Props }) {
  const { rails } = props.board;
  const { rail } = props.view;
  const words = wordsOf(props);
  const plains = rails.filter((space) => space.line === "plains").length;
  const laid = (space: (typeof rails)[number], i: number) => {
    if (space.line === "mountain") return Number(space.ids[0]!.split(".")[1]) <= rail.mountain ? "cp" : "";
    if (i < rail.up) return "up";
    return i >= plains - rail.cp ? "cp" : "";
  };
  return (
    <>
      <path class="roadbed" aria-hidden="true" d={`M${rails.map((space) => space.at.join(",")).join("L")}`} />
      {rails.map((space, i) => {
        const by = laid(space, i);
        const id = space.ids.find((one) => props.glow.has(one) || props.pulse.includes(one)) ?? space.ids[by === "cp" ? space.ids.length - 1 : 0]!;
        const [x, y] = space.at;
        return (
          <g key={space.ids[0]} {...thing(props, id, `${props.names(id)}: ${words.built(!!by)}`, `rail ${space.line} ${by ? `is-laid ${by}` : ""}`)} data-minor="yes">
            <rect class="bed" x={x - 18} y={y - 8} width={36} height={16} rx={4} />
            {by && <path class="track" d={`M${x - 17},${y - 4}h34M${x - 17},${y + 4}h34M${x - 12},${y - 7}v14M${x - 4},${y - 7}v14M${x + 4},${y - 7}v14M${x + 12},${y - 7}v14`} />}
            {space.line === "mountain" && !by && <path class="peak" d={`M${x - 9},${y + 5}l6,-9l4,5l3,-4l6,8z`} />}
            <path class="halo" d={`M${x - 19},${y - 9}h38v18h-38z`} />
          </g>
        );
      })}
    </>
  );
}

/** Where people of some colours may cross between a region and the land outside. */
function Arrows({ props }: { props: Props }) {
  const { board } = props;
  const words = wordsOf(props);
  return (
    <g class="arrows" aria-hidden="true">
      {board.arrows.map(({ area, region, colours }) => {
        const found = crossing(board.areas[area]!, board.regions[region]!);
        if (!found) return null;
        const [x, y] = found.at;
        return (
          <g key={`${area} ${region}`} class={`arrow ${colours[0]}`} transform={`translate(${x} ${y})`}>
            <path transform={`rotate(${found.turn})`} d="M-15,0l8,-7v4h14v-4l8,7l-8,7v-4h-14v4z" />
            <title>{colours.map((colour: Colour) => words.colours[colour]).join(", ")}</title>
          </g>
        );
      })}
    </g>
  );
}
