/** Cards: the hands this seat may see with their figures, and how many cards the others have. Texts are explained on demand. */
import { thing } from "../../contract";
import { faction, type Props } from "../describe";
import { DECKS, toDraw, type Deck } from "../names";

/** The hands this seat may see: a row under the map. */
export function Hands({ props }: { props: Props }) {
  const hands = DECKS.filter((deck) => props.view.hands[deck]);
  return (
    <div class="pl hands">
      {hands.map((deck) => (
        <Hand key={deck} props={props} deck={deck} />
      ))}
      {!hands.length && <span class="soft">{props.words("board-no-card")}</span>}
    </div>
  );
}

export function Cards({ props }: { props: Props }) {
  const { view, words } = props;
  const played = DECKS.flatMap((deck) => view.discards[deck]);
  const lasting = DECKS.flatMap((deck) => (view.enduring[deck] ? [view.enduring[deck].card] : []));
  return (
    <div class="pl cards-panel">
      {lasting.length > 0 && (
        <div class="part">
          <h4>{words("board-enduring")}</h4>
          {lasting.map((card) => (
            <Card key={card} props={props} card={card} />
          ))}
        </div>
      )}
      <Decks props={props} />
      {played.length > 0 && (
        <details class="part">
          <summary>{words("board-discards", { n: played.length })}</summary>
          <p class="played">
            {played.map((card) => (
              <span key={card} {...thing(props, `card:${card}`, undefined, "halo card-name")}>
                {props.names(`card:${card}`)}
              </span>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

function Hand({ props, deck }: { props: Props; deck: Deck }) {
  const { words } = props;
  const cards = props.view.hands[deck] ?? [];
  return (
    <div class="part">
      <h4>
        <i class={`swatch ${deck}`} aria-hidden="true">{words(`board-letter-${deck}`)}</i> {faction(props, deck)}
      </h4>
      {cards.map((card) => (
        <Card key={card} props={props} card={card} />
      ))}
      {!cards.length && <span class="soft">{words("board-no-card")}</span>}
    </div>
  );
}

/** When an event is played. */
const EVENTS: Partial<Record<string, "board-event-before" | "board-event-after" | "board-event-any">> = {
  before: "board-event-before",
  after: "board-event-after",
  any: "board-event-any",
};

/** A card at a glance: its name and its figures; a dagger marks reconstructed ones. */
function Card({ props, card }: { props: Props; card: string }) {
  const { words } = props;
  const id = `card:${card}`;
  const about = props.about?.(id);
  const { kind, place, groups, regions, when } = (about?.fields ?? {}) as Partial<Record<string, string | number>>;
  const figures = { place: Number(place ?? 0), groups: Number(groups ?? 0), regions: Number(regions ?? 0) };
  const event = kind === "event";
  const shown = event ? words(EVENTS[`${when}`] ?? "board-event") : words("board-figures", figures);
  const said = [
    props.names(id), shown, event || !kind ? "" : words("board-figures-said", figures),
    about?.reconstructed ? words("board-reconstructed") : "",
  ];
  return (
    <div {...thing(props, id, said.filter(Boolean).join(", "), `halo pl-card ${event ? "is-event" : ""}`)}>
      <b aria-hidden="true">
        {props.names(id)}
        {about?.reconstructed && <sup class="doubt">†</sup>}
      </b>
      {kind && (
        <span class="figures" aria-hidden="true">
          {shown}
        </span>
      )}
    </div>
  );
}

function Decks({ props }: { props: Props }) {
  const { view, words } = props;
  const titles = { hand: words("board-deck-hand"), draw: words("board-deck-draw"), played: words("board-deck-played") };
  const cell = (kind: "hand" | "deck", deck: Deck, title: string, n: number) => (
    <span {...thing(props, `${kind}:${deck}`, `${faction(props, deck)}, ${title}: ${n}`, "halo cell")}>{n}</span>
  );
  return (
    <table class="figures-table">
      <thead>
        <tr>
          <td />
          {Object.values(titles).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DECKS.map((deck) => (
          <tr key={deck}>
            <th scope="row">
              <i class={`swatch ${deck}`} aria-hidden="true">{words(`board-letter-${deck}`)}</i> {props.names(`seat:${deck}`)}
            </th>
            <td>{cell("hand", deck, titles.hand, view.held[deck])}</td>
            <td>{cell("deck", deck, titles.draw, toDraw(view, deck))}</td>
            <td class="soft">{view.discards[deck].length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
