/** Cubes off the map: ready, casualties, out of the game. */
import { thing } from "../../contract";
import { faction, type Props } from "../describe";
import { CUBES, type Cube } from "../names";

const BOXES = ["ready", "casualties", "removed"] as const;

export function Boxes({ props }: { props: Props }) {
  const { words } = props;
  const cell = (box: (typeof BOXES)[number], colour: Cube) => {
    const n = box === "ready" ? props.view.ready[colour] : colour === "white" ? undefined : props.view[box][colour];
    if (n === undefined) return <span class="soft">–</span>;
    return <span {...thing(props, `${box}:${colour}`, `${faction(props, colour)}, ${words(`board-box-${box}`)}: ${n}`, `halo cell ${n ? "" : "is-none"}`)}>{n}</span>;
  };
  return (
    <table class="pl figures-table">
      <thead>
        <tr>
          <td />
          {BOXES.map((box) => (
            <th key={box} scope="col">
              {words(`board-box-${box}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CUBES.map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <i class={`swatch ${colour}`} aria-hidden="true">{words(`board-letter-${colour}`)}</i> <span class="long">{faction(props, colour)}</span>
            </th>
            {BOXES.map((box) => (
              <td key={box}>{cell(box, colour)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
