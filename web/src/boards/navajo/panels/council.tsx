/** Two players: who is Headman, who leads in influence, whom the Families follow. */
import { thing } from "../../contract";
import type { Props } from "../describe";
import { Follower } from "../tokens";
import { FAMILIES, SEATS, type Seat } from "../names";
import type { TwoPlayers } from "../view";

export function Council({ props, two }: { props: Props; two: TwoPlayers }) {
  const { words } = props;
  return (
    <div class="nav council">
      {SEATS.map((seat) => (
        <div key={seat} {...thing(props, `seat:${seat}`, playerWords(props, two, seat), `halo player of-${seat}`)}>
          <Stone seat={seat} />
          <b aria-hidden="true">{words(`seat-${seat}`)}</b>
          {two.headman === seat && (
            <span class="headman" aria-hidden="true">
              {words("board-headman")}
            </span>
          )}
          <span class="soft" aria-hidden="true">
            {words("board-panel-families")}:{" "}
            {FAMILIES.filter((letter) => two.followers[letter] === seat).join(" ") || "–"}
          </span>
          <span class="soft" aria-hidden="true">
            {words("board-elders")}: {two.elders[seat].reduce((sum, one) => sum + one, 0)}
          </span>
        </div>
      ))}
      <p {...thing(props, "influence", `${words("web-thing-influence")}: ${leads(props, two)}`, "halo")}>
        {words("web-thing-influence")}: <b>{leads(props, two)}</b>
      </p>
    </div>
  );
}

function playerWords(props: Props, two: TwoPlayers, seat: Seat): string {
  const { words } = props;
  const parts = [words(`seat-${seat}`), ...(two.headman === seat ? [words("board-headman")] : [])];
  const families = FAMILIES.filter((letter) => two.followers[letter] === seat).join(" ") || words("board-none");
  const elders = two.elders[seat].reduce((sum, one) => sum + one, 0);
  return `${parts.join(", ")}; ${words("board-panel-families")}: ${families}; ${words("board-elders")}: ${elders}`;
}

function leads(props: Props, { points: { leader, n } }: TwoPlayers): string {
  const { words } = props;
  return leader ? words("board-leads", { seat: words(`seat-${leader}`), n }) : words("board-nobody-leads");
}

export function Stone({ seat }: { seat: Seat }) {
  return (
    <svg class="glyph" viewBox="-8 -8 16 16" aria-hidden="true">
      <Follower seat={seat} x={0} y={0} />
    </svg>
  );
}
