/** Cards: the one at hand; the hand, what is in play, what is known of the deck. */
import type { ComponentChildren } from "preact";
import { thing } from "../../contract";
import type { Props } from "../describe";
import { SEATS } from "../names";
import { Covered } from "./cover";

/** The card at hand, always beside the map. */
export function CardNow({ props }: { props: Props }) {
  const { view, words } = props;
  return (
    <div class="nav card-now">
      {view.card ? <Card props={props} number={view.card} whole /> : <span class="soft">{words("board-setup")}</span>}
    </div>
  );
}

export function Cards({ props }: { props: Props }) {
  const { view, words } = props;
  const two = view.two_players;
  const other = two && SEATS.map((seat) => two.hands[seat]).find((hand) => typeof hand === "number");
  return (
    <div class="nav cards-panel">
      <Part title={words("board-hand")}>
        {view.hand.length ? (
          view.hand.map((n) => <Card key={n} props={props} number={n} whole />)
        ) : (
          <span class="soft">{words("board-no-hand")}</span>
        )}
        {typeof other === "number" && <small class="soft">{words("board-other-hand", { n: other })}</small>}
      </Part>
      {view.events_in_play.length > 0 && (
        <Part title={words("board-in-play")}>
          {view.events_in_play.map((n) => (
            <Card key={n} props={props} number={n} />
          ))}
        </Part>
      )}
      <Deck props={props} />
      <Row props={props} id="discards" title={words("board-discards")} cards={view.discards} />
      <Row props={props} id="removed" title={words("board-removed")} cards={view.removed} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="part">
      <div class="sub">{title}</div>
      {children}
    </div>
  );
}

function Card({ props, number, whole = false }: { props: Props; number: number; whole?: boolean }) {
  const id = `card:${number}`;
  const about = whole ? props.about?.(id) : null;
  return (
    <span
      {...thing(
        props,
        id,
        [props.names(id), about?.text].filter(Boolean).join(". "),
        `halo card-name${whole ? " whole" : ""}`,
      )}
    >
      <b aria-hidden="true">{props.names(id)}</b>
      {about?.text && (
        <span class="card-text" aria-hidden="true">
          {about.text}
        </span>
      )}
    </span>
  );
}

function Deck({ props }: { props: Props }) {
  const { words } = props;
  const { deck, deck_left } = props.view;
  const left = words("board-left", { n: deck_left });
  const piles = deck.piles.map(({ cards, special }) =>
    special
      ? words("board-pile-with", { n: cards, card: props.names(`card:${special}`) })
      : words("board-pile", { n: cards }),
  );
  return (
    <Covered
      props={props}
      id="deck"
      words={`${words("web-thing-deck")}: ${left}; ${piles.join("; ")}`}
      class="part"
    >
      <div class="sub" aria-hidden="true">
        {words("web-thing-deck")} <span class="soft">{left}</span>
      </div>
      <ol class="piles-of-cards">
        {deck.top.map((n) => (
          <li key={n}>
            {words("board-foreseen")}: <Card props={props} number={n} />
          </li>
        ))}
        {piles.map((pile, i) => (
          <li key={i}>{pile}</li>
        ))}
      </ol>
    </Covered>
  );
}

function Row({ props, id, title, cards }: { props: Props; id: string; title: string; cards: readonly number[] }) {
  if (!cards.length) return null;
  return (
    <details class="part">
      <summary>
        {title} <span class="soft">{cards.length}</span>
      </summary>
      <p class={id}>
        {cards.map((n) => (
          <Card key={n} props={props} number={n} />
        ))}
      </p>
    </details>
  );
}
