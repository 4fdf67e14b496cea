/** The strip: the round, the discs as they were drawn and those still in the bag, the points. */
import { thing } from "../../contract";
import { faction, seatName, type Props } from "../describe";
import { Disc } from "../tokens";
import { total, type Colour } from "../names";

export function Discs({ props }: { props: Props }) {
  const { view, words } = props;
  const { drawn, bag } = view.discs;
  const now = view.active ?? drawn.at(-1);
  const state = (colour: Colour) => (!drawn.includes(colour) ? "bag" : now === colour && !view.outcome ? "now" : "drawn");
  const said = (colour: Colour) => {
    const place = drawn.indexOf(colour);
    const when = place < 0 ? words("board-in-bag") : words("board-drawn", { n: place + 1 }) + (state(colour) === "now" ? `, ${words("board-now")}` : "");
    return `${faction(props, colour)}: ${when}`;
  };
  const one = (colour: Colour) => (
    <span key={colour} {...thing(props, `disc:${colour}`, said(colour), "halo disc-thing")}>
      <Disc colour={colour} letter={words(`board-letter-${colour}`)} state={state(colour)} />
    </span>
  );
  return (
    <div class="pl-discs">
      <b class="round">{view.outcome ? words("board-over") : words("board-round", { n: view.round })}</b>
      {drawn.length > 0 && <span class="row">{drawn.map(one)}</span>}
      {bag.length > 0 && (
        <span class="row bag">
          <span {...thing(props, "bag", words("board-bag", { n: bag.length }), "halo sack")}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 3h6l-1.5 4C18 9 20 13 20 16.5 20 20 17 21.5 12 21.5S4 20 4 16.5C4 13 6 9 10.5 7z" />
            </svg>
          </span>
          {bag.map(one)}
        </span>
      )}
      <span class="row points">
        {view.seats.map((seat) => {
          const points = total(view.points.seats[seat]);
          const wins = view.outcome?.result.split("+").includes(seat);
          const name = `${seatName(props, seat)}: ${words("board-points", { n: points })}${wins ? `, ${words("board-won")}` : ""}`;
          return (
            <span key={seat} {...thing(props, `points:${seat}`, name, `halo score ${wins ? "is-won" : ""}`)}>
              <i class={`swatch ${seat}`} aria-hidden="true">{words(`board-letter-${seat}`)}</i> {points}
              {wins && <span aria-hidden="true"> ★</span>}
            </span>
          );
        })}
      </span>
      {view.ending && !view.outcome && <span class="ending">{words(`board-ending-${view.ending}`)}</span>}
    </div>
  );
}
