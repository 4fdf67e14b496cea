/** Cultural Developments: the sets of this game, three levels each. */
import { thing } from "../../contract";
import type { Props } from "../describe";

export function Developments({ props }: { props: Props }) {
  const { view } = props;
  return (
    <ul class="nav developments">
      {view.sets.map((set) => (
        <li key={set}>
          <span {...thing(props, `set:${set}`, undefined, "halo set-name")}>{props.names(`set:${set}`)}</span>
          {[1, 2, 3].map((level) => (
            <Level key={level} props={props} id={`${set}.${level}`} level={level} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Level({ props, id, level }: { props: Props; id: string; level: number }) {
  const { words } = props;
  const owned = props.view.developments.includes(id);
  const tired = props.view.exhausted.includes(id);
  const state = tired ? "is-exhausted" : owned ? "is-owned" : "";
  const said = words(tired ? "board-exhausted" : owned ? "board-owned" : "board-not-yet");
  return (
    <span {...thing(props, `development:${id}`, `${props.names(`development:${id}`)}: ${said}`, `halo level ${state}`)}>
      {level}
      {owned && <i aria-hidden="true">{tired ? "⌛" : "✓"}</i>}
    </span>
  );
}
