/** The railroad at a glance, west on the left as on the map, and what became of the wagons. */
import { thing } from "../../contract";
import type { Props } from "../describe";
import { laidBy } from "../rail";
import { Wagon } from "../tokens";

export function Line({ props }: { props: Props }) {
  const { board, view, words } = props;
  const laid = laidBy(board, view);
  const mountains = board.rails.filter((space) => space.line === "mountain").length;
  const ends = [
    `${words("board-mountain")} ${words("board-of", { n: view.rail.mountain, all: mountains })}`,
    `${words("line-central")} ${view.rail.cp}`,
    `${words("line-union")} ${view.rail.up}`,
  ];
  const gap = words("board-gap", { n: view.rail.gap });
  return (
    <div class="pl line-panel">
      <div {...thing(props, "rail", `${words("web-rail")}: ${ends.join(", ")}. ${gap}`, "halo")}>
        <span class="ends" aria-hidden="true">
          <span>{words("place-sacramento")}</span>
          <span>{words("place-st-louis")}</span>
        </span>
        <span class="spaces" aria-hidden="true">
          {board.rails.map((space, i) => <i key={space.ids[0]} class={`${space.line} ${laid[i] ? "is-laid" : ""}`} />).reverse()}
        </span>
        <span class="ends soft" aria-hidden="true">
          <span>
            {ends[0]}
            {view.rail.cp > 0 && `, ${ends[1]}`}
          </span>
          <span>{ends[2]}</span>
        </span>
        <span class="open" aria-hidden="true">{gap}</span>
      </div>
      <div class="wagons">
        {(
          [
            ["north", view.wagons.escaped.north, words("board-wagons-north")],
            ["south", view.wagons.escaped.south, words("board-wagons-south")],
            ["destroyed", view.wagons.destroyed, words("board-wagons-destroyed")],
          ] as const
        ).map(([id, n, name]) => (
          <div key={id} {...thing(props, `wagons:${id}`, `${words("faction-white")} ${name}: ${n}`, `halo ${id}`)}>
            <svg viewBox="-24 -20 48 40" aria-hidden="true">
              <Wagon n={n} size={{ width: 46, height: 32 }} />
            </svg>
            <span aria-hidden="true">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
