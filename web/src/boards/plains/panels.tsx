/** The displays beside the map: discs and points, cards, boxes, railroad and wagons. */
import type { Panel } from "../contract";
import { thing } from "../contract";
import { faction, seatName, wordsOf, type Props } from "./describe";
import { Disc } from "./tokens";
import { COLOURS, DECKS, FIGHTERS, total, type Colour, type Deck } from "./view";

const begins =
  (...kinds: string[]) =>
  (id: string) =>
    kinds.some((kind) => id === kind || id.startsWith(`${kind}:`));

export function panels(props: Props): Panel[] {
  const titles = wordsOf(props).panels;
  return [
    { id: "discs", title: titles.discs, place: "strip", render: () => <Discs props={props} />, holds: begins("disc", "bag", "points", "seat") },
    { id: "hand", title: titles.hand, render: () => <Cards props={props} />, holds: begins("card", "hand", "deck") },
    { id: "boxes", title: titles.boxes, render: () => <Boxes props={props} />, holds: begins("ready", "casualties", "removed") },
    { id: "score", title: titles.score, render: () => <Score props={props} /> },
    { id: "line", title: titles.line, render: () => <Line props={props} />, holds: begins("wagons") },
  ];
}

function Discs({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { view } = props;
  const { drawn } = view.discs;
  const state = (colour: Colour) => (!drawn.includes(colour) ? "bag" : drawn.at(-1) === colour ? "now" : "drawn");
  const said = (colour: Colour) => {
    const place = drawn.indexOf(colour);
    return `${faction(props, colour)}: ${place < 0 ? words.inBag : `${words.drawn(place + 1)}${state(colour) === "now" ? `, ${words.now}` : ""}`}`;
  };
  return (
    <div class="pl-discs">
      <b class="round">{words.round(view.round)}</b>
      <span class="row">
        {COLOURS.map((colour) => (
          <span key={colour} {...thing(props, `disc:${colour}`, said(colour), "halo disc-thing")}>
            <Disc colour={colour} letter={words.letters[colour]} state={state(colour)} />
          </span>
        ))}
      </span>
      <span class="row points">
        {view.seats.map((seat) => (
          <span key={seat} {...thing(props, `points:${seat}`, `${seatName(props, seat)}: ${words.points(total(view.points.seats[seat]))}`, `halo score ${seat}`)}>
            <i class="swatch">{words.letters[seat]}</i> {total(view.points.seats[seat])}
          </span>
        ))}
      </span>
      {view.ending && <span class="ending">{words.ending[view.ending]}</span>}
    </div>
  );
}

function Cards({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { view } = props;
  const own = DECKS.filter((deck) => view.hands[deck]);
  const others = DECKS.filter((deck) => !view.hands[deck]);
  return (
    <div class="pl cards-panel">
      {own.map((deck) => (
        <Hand key={deck} props={props} deck={deck} />
      ))}
      {others.map((deck) => (
        <div key={deck} class="part">
          <h4>
            <i class={`swatch ${deck}`}>{words.letters[deck]}</i> {faction(props, deck)}
          </h4>
          <span class="soft">{words.hidden(view.held[deck])}</span>
        </div>
      ))}
      <Pile props={props} title={words.enduring} cards={DECKS.flatMap((deck) => (view.enduring[deck] ? [view.enduring[deck].card] : []))} />
      <Pile props={props} title={words.discards} cards={DECKS.flatMap((deck) => view.discards[deck])} />
    </div>
  );
}

function Hand({ props, deck }: { props: Props; deck: Deck }) {
  const words = wordsOf(props);
  const cards = props.view.hands[deck] ?? [];
  return (
    <div class="part">
      <h4>
        <i class={`swatch ${deck}`}>{words.letters[deck]}</i> {words.hand(faction(props, deck))}
        <small> · {words.left(props.view.decks[deck].length)}</small>
      </h4>
      {cards.length ? cards.map((card) => <Card key={card} props={props} card={card} whole />) : <span class="soft">{words.empty}</span>}
    </div>
  );
}

function Card({ props, card, whole = false }: { props: Props; card: string; whole?: boolean }) {
  const id = `card:${card}`;
  const about = whole ? props.about?.(id) : undefined;
  return (
    <span {...thing(props, id, undefined, `halo card-name${whole ? " whole" : ""}`)}>
      <b>{props.names(id)}</b>
      {about?.text && <span class="card-text">{about.text}</span>}
    </span>
  );
}

function Pile({ props, title, cards }: { props: Props; title: string; cards: string[] }) {
  if (!cards.length) return null;
  return (
    <div class="part">
      <h4>{title}</h4>
      <span class="pile">
        {cards.map((card) => (
          <Card key={card} props={props} card={card} />
        ))}
      </span>
    </div>
  );
}

function Boxes({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { view } = props;
  const cell = (box: "ready" | "casualties" | "removed", colour: Colour) => {
    const n = view[box][colour];
    if (n === undefined) return <span class="soft">–</span>;
    return <span {...thing(props, `${box}:${colour}`, `${faction(props, colour)}, ${words[box]}: ${n}`, "halo cell")}>{n}</span>;
  };
  return (
    <table class="pl boxes">
      <thead>
        <tr>
          <td />
          {(["ready", "casualties", "removed"] as const).map((box) => (
            <th key={box} scope="col">
              {words[box]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <i class={`swatch ${colour}`}>{words.letters[colour]}</i> {faction(props, colour)}
            </th>
            <td>{cell("ready", colour)}</td>
            <td>{FIGHTERS.includes(colour) ? cell("casualties", colour) : <span class="soft">–</span>}</td>
            <td>{FIGHTERS.includes(colour) ? cell("removed", colour) : <span class="soft">–</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Score({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { sides } = props.view.points;
  return (
    <div class="pl score-panel">
      {(["indians", "us"] as const).map((side) => (
        <table key={side}>
          <caption>{words.sides[side]}</caption>
          <tbody>
            {Object.entries(sides[side]).map(([line, n]) => (
              <tr key={line}>
                <th scope="row">{words.lines[line] ?? line}</th>
                <td>{n}</td>
              </tr>
            ))}
            <tr class="sum">
              <th scope="row">{words.total}</th>
              <td>{total(sides[side])}</td>
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Line({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { rail, wagons } = props.view;
  const all = props.board.rails;
  const plains = all.filter((space) => space.line === "plains").length;
  const facts: [string, string | number][] = [
    [words.up, rail.up],
    [words.mountain, words.of(rail.mountain, all.length - plains)],
    [words.cp, rail.cp],
    [words.wagonsNorth, wagons.escaped.north],
    [words.wagonsSouth, wagons.escaped.south],
    [words.destroyed, wagons.destroyed],
  ];
  return (
    <div class="pl line-panel">
      <dl>
        {facts.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{words.gap(rail.gap)}</p>
    </div>
  );
}
