/** Cards: the one at hand, the hand, what is in play, what is known of the deck. */
import type { ComponentChildren } from "preact";
import { thing } from "../../contract";
import { wordsOf, type Props } from "../describe";
import { SEATS } from "../names";
import { Covered } from "./cover";

export function Cards({ props }: { props: Props }) {
  const words = wordsOf(props);
  const { view } = props;
  const two = view.two_players;
  const other = two && SEATS.map((seat) => two.hands[seat]).find((hand) => typeof hand === "number");
  return (
    <div class="nav cards-panel">
      <Part title={words.card}>
        {view.card ? <Card props={props} number={view.card} whole /> : <span class="soft">{words.setup}</span>}
      </Part>
      <Part title={words.hand}>
        {view.hand.length ? (
          view.hand.map((n) => <Card key={n} props={props} number={n} whole />)
        ) : (
          <span class="soft">{words.noHand}</span>
        )}
        {typeof other === "number" && <small class="soft">{words.otherHand(other)}</small>}
      </Part>
      {view.events_in_play.length > 0 && (
        <Part title={words.inPlay}>
          {view.events_in_play.map((n) => (
            <Card key={n} props={props} number={n} />
          ))}
        </Part>
      )}
      <Deck props={props} />
      <Row props={props} id="discards" title={words.discards} cards={view.discards} />
      <Row props={props} id="removed" title={words.removed} cards={view.removed} />
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
  const words = wordsOf(props);
  const { deck, deck_left } = props.view;
  const piles = deck.piles.map(({ cards, special }) =>
    words.pile(cards, special ? props.names(`card:${special}`) : null),
  );
  return (
    <Covered
      props={props}
      id="deck"
      words={`${words.deck}: ${words.left(deck_left)}; ${piles.join("; ")}`}
      class="part"
    >
      <div class="sub" aria-hidden="true">
        {words.deck} <span class="soft">{words.left(deck_left)}</span>
      </div>
      <ol class="piles-of-cards">
        {deck.top.map((n) => (
          <li key={n}>
            {words.foreseen}: <Card props={props} number={n} />
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
