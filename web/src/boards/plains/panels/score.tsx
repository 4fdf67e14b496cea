/** Points as they stand, line by line, a column for each seat; with more than two seats, both sides as well. */
import { seatName, type Props } from "../describe";
import { total } from "../names";

export function Score({ props }: { props: Props }) {
  const { words } = props;
  const { seats, points } = props.view;
  const lines = [...new Set(seats.flatMap((seat) => Object.keys(points.seats[seat] ?? {})))];
  return (
    <div class="pl">
      <table class="figures-table score-table">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <i class={`swatch ${seat}`} aria-hidden="true">{words(`board-letter-${seat}`)}</i> {seatName(props, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{words.named("board-line", line)}</th>
              {seats.map((seat) => (
                <td key={seat}>{points.seats[seat]?.[line] ?? <span class="soft">–</span>}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{words("board-total")}</th>
            {seats.map((seat) => (
              <td key={seat}>{total(points.seats[seat])}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {seats.length > 2 && (
        <p class="sides soft">
          {words("board-side-indians")} {points.totals.indians} · {words("board-side-us")} {points.totals.us}
        </p>
      )}
    </div>
  );
}
