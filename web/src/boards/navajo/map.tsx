/** The map: land, ways, Areas, and everything that lies on them. */
import { thing } from "../contract";
import { arrange, type Placed } from "./arrange";
import { areaWords, boxWords, familyWords, intruderWords, territoryWords, type Props } from "./describe";
import { plate, row, smooth, type Point } from "../geometry";
import { Sign } from "./glyphs";
import { Country, Scenery } from "./scenery";
import { BOX, PLATE, TOWN, outline, type Layout } from "./layout";
import { Chip, Die, FamilyToken, IntruderMark, RaidMark, TOKENS, TribalMark, sizeFor, type TokenSize } from "./tokens";
import { AREAS, TERRITORIES, familiesAt, territoryOf, type Letter, type Territory } from "./names";

interface MapProps {
  props: Props;
  layout: Layout;
}

const BOXES = ["caught", "escape"] as const;

export function MapSheet({ props, layout }: MapProps) {
  const boxes = TERRITORIES.flatMap((territory) => BOXES.map((box) => ({ territory, box })));
  const full = ({ territory, box }: (typeof boxes)[number]) => familiesAt(props.view, `${territory}:${box}`).length > 0;
  const draw = (some: typeof boxes) =>
    some.map(({ territory, box }) => (
      <HoldingBox key={`${box} ${territory}`} props={props} layout={layout} territory={territory} box={box} />
    ));
  return (
    <>
      <Country layout={layout} />
      {TERRITORIES.map((territory) => (
        <Land key={territory} props={props} layout={layout} territory={territory} />
      ))}
      <Scenery layout={layout} />
      <Ways props={props} layout={layout} />
      {TERRITORIES.map((territory) => (
        <Head key={territory} props={props} layout={layout} territory={territory} />
      ))}
      {draw(boxes.filter((one) => !full(one) && one.territory !== "canyon"))}
      <g class="plates" aria-hidden="true">
        {AREAS.map((area) => {
          const [x, y] = layout.places[area]!;
          const shape = (at: Point) => plate(at, PLATE.width, PLATE.height, PLATE.radius);
          return (
            <g key={area}>
              <path class="shadow" d={shape([x, y + 3])} />
              <path class="slab" d={shape([x, y])} />
            </g>
          );
        })}
      </g>
      <SantaFe props={props} layout={layout} />
      {AREAS.map((area) => (
        <Area key={area} props={props} layout={layout} area={area} />
      ))}
      {draw(boxes.filter(full))}
    </>
  );
}

function Land({ props, layout, territory }: MapProps & { territory: Territory }) {
  const field = outline(layout, territory);
  const clip = `land-${layout.name}-${territory}`;
  return (
    <g
      {...thing(props, `territory:${territory}`, territoryWords(props, territory), `land ${territory}`)}
      data-minor="yes"
    >
      <clipPath id={clip}>
        <path d={field} />
      </clipPath>
      <path class="soil" d={field} />
      <path class="band" d={field} clip-path={`url(#${clip})`} />
      <path class="halo" d={field} />
    </g>
  );
}

/** The name of a Territory with its die, its worth and its droughts. */
function Head({ props, layout, territory }: MapProps & { territory: Territory }) {
  const [x, y] = layout.lands[territory].head;
  const facts = props.board.territories[territory];
  const dry = props.view.territories[territory].drought;
  const { words } = props;
  const name = lines(props.names(`territory:${territory}`), layout.name === "tall" && territory === "canyon");
  return (
    <>
      <g class="head" aria-hidden="true">
        <text class="title" x={x} y={y}>
          {name.map((line, i) => (
            <tspan key={line} x={x} dy={i ? 24 : 0}>
              {line}
            </tspan>
          ))}
        </text>
        {facts.die && <Die n={facts.die} x={x - 62} y={y + 22} />}
        {facts.vp > 0 && (
          <text class="worth" x={x - 24} y={y + 28}>
            {words("board-vp", { n: facts.vp })}
          </text>
        )}
      </g>
      {facts.droughts > 0 && (
        <g
          {...thing(
            only(props, `territory:${territory}`),
            "counter:drought",
            words("board-droughts", { n: dry }),
            "droughts",
          )}
          data-minor="yes"
        >
          {Array.from({ length: Math.max(facts.droughts, dry) }, (_, i) => (
            <Drought key={i} x={x + 22 + i * 27} y={y + 22} on={i < dry} />
          ))}
          <path class="halo" d={plate([x + 35, y + 22], 56, 28, 13)} />
        </g>
      )}
    </>
  );
}

/** A long name in two lines where the land is narrow. */
function lines(name: string, broken: boolean): string[] {
  const space = name.indexOf(" ");
  return broken && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

function Drought({ x, y, on }: { x: number; y: number; on: boolean }) {
  return (
    <g class={on ? "drought is-on" : "drought"}>
      <circle class="ground" cx={x} cy={y} r={11.5} />
      {on && <Sign name="drought" x={x} y={y} size={19} />}
    </g>
  );
}

/** Small while empty; a plate of its own once a Family is inside. */
function HoldingBox({
  props,
  layout,
  territory,
  box,
}: MapProps & { territory: Territory; box: (typeof BOXES)[number] }) {
  const at = layout.lands[territory][box];
  const inside = familiesAt(props.view, `${territory}:${box}`);
  const full = inside.length > 0;
  const size = inside.length > 1 ? "slim" : "half";
  const width = full ? BOX.width : 36;
  const height = full ? BOX.height : 28;
  const shape = plate(at, width, height, BOX.radius);
  const id = `${box}:${territory}`;
  return (
    <>
      <g
        {...thing(props, id, boxWords(props, territory, box), `holding ${box}${full ? " is-full" : ""}`)}
        data-minor={full ? undefined : "yes"}
      >
        <path class="ground" d={shape} />
        <Sign
          name={box === "caught" ? "chain" : "trail"}
          x={at[0]}
          y={full ? at[1] - height / 2 + 8 : at[1]}
          size={full ? 13 : 18}
        />
        <path class="halo" d={shape} />
      </g>
      {row(inside.length, TOKENS[size].width, BOX.width - 6).map((dx, i) => (
        <FamilyThing
          key={inside[i]!}
          props={props}
          letter={inside[i]!}
          on={id}
          at={[at[0] + dx, at[1] + 5]}
          size={size}
        />
      ))}
    </>
  );
}

/** Paths along the tracks and between them; dashed ones are closed to raids while a Family is outside the Canyon. */
function Ways({ props, layout }: MapProps) {
  return (
    <g class="ways" aria-hidden="true">
      {props.board.links.map(({ between: [from, to], dashed }) => {
        const back = layout.via[`${to} ${from}`]?.toReversed();
        const via = layout.via[`${from} ${to}`] ?? back ?? [];
        const d = smooth([layout.places[from]!, ...via, layout.places[to]!]);
        const kind = dashed ? "hidden-way" : territoryOf(from) === territoryOf(to) ? "" : "pass";
        return (
          <g key={`${from} ${to}`} class={`way ${kind}`}>
            <path class="bed" d={d} />
            <path class="trodden" d={d} />
          </g>
        );
      })}
    </g>
  );
}

function SantaFe({ props, layout }: MapProps) {
  const at = layout.places["santa-fe"]!;
  const shape = plate(at, TOWN.width, TOWN.height, TOWN.radius);
  const left = props.view.santa_fe;
  return (
    <g {...thing(props, "santa-fe", props.words("board-santa-fe", { n: left }), "town")}>
      <path class="ground" d={shape} />
      <g class="houses" transform={`translate(${at[0]} ${at[1] - 4})`}>
        <path d="M-34 14v-18h16v-9h13v-12h15v9h13v12h13v18z" />
        <path class="door" d="M-3 14v-11a4 4 0 0 1 8 0v11zM-27 3h5M12-3h5M18 5h5" />
      </g>
      <text class="title" x={at[0]} y={at[1] + 34} aria-hidden="true">
        {props.words("place-santa-fe")}
      </text>
      <path class="halo" d={shape} />
      {left > 0 && (
        <g transform={`translate(${at[0] + 30} ${at[1] - 38})`} aria-hidden="true">
          <RaidMark n={left} last={false} />
        </g>
      )}
    </g>
  );
}

function Area({ props, layout, area }: MapProps & { area: string }) {
  const at = layout.places[area]!;
  const shape = plate(at, PLATE.width, PLATE.height, PLATE.radius);
  const { value, horse } = props.board.areas[area]!;
  return (
    <>
      <g {...thing(props, `area:${area}`, areaWords(props, area), "area")}>
        <path class="hit" d={shape} />
        <path class="halo" d={shape} />
        <text class="area-value" x={at[0] - 48} y={at[1] - 16} aria-hidden="true">
          {value}
          {horse !== value && <tspan class="mounted" dx={2}>{`(${horse})`}</tspan>}
        </text>
      </g>
      {arrange(props.view, area).map((placed) => (
        <Counter key={placed.token} props={props} area={area} placed={placed} at={at} />
      ))}
    </>
  );
}

/** Counters of a kind are one thing: they pulse where their place does. */
function only(props: Props, place: string): Props {
  return props.pulse.includes(place)
    ? props
    : { ...props, pulse: props.pulse.filter((id) => !id.startsWith("counter:")) };
}

function Counter({ props, area, placed, at }: { props: Props; area: string; placed: Placed; at: Point }) {
  const { item, thing: id } = placed;
  const { words } = props;
  const [x, y] = [at[0] + placed.at[0], at[1] + placed.at[1]];
  if (item.kind === "family") {
    const size = sizeFor(familiesAt(props.view, area).length);
    return <FamilyThing props={props} letter={item.letter} on={`area:${area}`} at={[x, y]} size={size} />;
  }
  const drawn = () => {
    switch (item.kind) {
      case "corn":
        return <Chip name="sprout" kind="corn" large={placed.large} />;
      case "harass":
        return <Chip name="harass" kind="own" large={placed.large} />;
      case "intruder":
        return <IntruderMark kind={item.kinds.at(-1)!} more={item.kinds.length - 1} />;
      case "raid":
        return <RaidMark n={item.n} last={props.view.now?.raid === area} />;
      case "tribal":
        return <TribalMark />;
      default:
        return <Chip name={item.kind} kind="foe" large={placed.large} />;
    }
  };
  const minor = item.kind === "intruder" ? undefined : "yes";
  const said = () => {
    switch (item.kind) {
      case "intruder":
        return intruderWords(props, item.kinds);
      case "raid":
        return words("board-raiders", { n: item.n });
      case "tribal":
        return words("board-tribal", { n: 1 });
      case "fort":
        return words(`fort-${item.fort}`);
      case "corn":
        return words("board-corn");
      case "harass":
        return words("board-harass-counter");
      default:
        return words(`target-${item.kind}`);
    }
  };
  return (
    <g
      {...thing(only(props, `area:${area}`), id, said(), "counter")}
      data-minor={minor}
      data-on={`area:${area}`}
      transform={`translate(${x} ${y})`}
    >
      <g data-token={placed.token} class="token" aria-hidden="true">
        {drawn()}
      </g>
      <circle class="halo" r={placed.large ? 24 : 17} />
    </g>
  );
}

interface FamilyThingProps {
  props: Props;
  letter: Letter;
  /** The place it is in. */
  on: string;
  at: Point;
  size: TokenSize;
}

function FamilyThing({ props, letter, on, at, size }: FamilyThingProps) {
  const { view } = props;
  const { width, height } = TOKENS[size];
  return (
    <g
      {...thing(props, `family:${letter}`, familyWords(props, letter), "counter")}
      data-on={on}
      transform={`translate(${at[0]} ${at[1]})`}
    >
      <g data-token={`family ${letter}`} class="token" aria-hidden="true">
        <FamilyToken
          letter={letter}
          family={view.families[letter]}
          size={size}
          leader={view.manuelito === letter}
          follows={view.two_players?.followers[letter]}
          acting={view.now?.family === letter}
        />
      </g>
      <path class="halo" d={plate([0, 0], width + 4, height + 4, 12)} />
    </g>
  );
}
