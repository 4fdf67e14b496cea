/** The boxes of cubes. A letter stands on each cube, so that nobody needs the colours. */
import { thing } from "../../contract";
import type { Props } from "../describe";
import { COLOURS, CUBE_BOXES, type Colour, type CubeBox } from "../names";
import { Covered } from "./cover";

export function Cubes({ props }: { props: Props }) {
  const shown = CUBE_BOXES.filter((box) => box !== "removed" || count(props, box) > 0);
  return (
    <div class="nav cube-boxes">
      {shown.map((box) => (
        <Covered key={box} props={props} id={`cubes:${box}`} words={boxWords(props, box)} class={`box cubes-${box}`}>
          <div class="sub" aria-hidden="true">
            {props.words(`board-cubes-${box}`)} <span class="soft">{count(props, box)}</span>
          </div>
          <span class="cubes">
            {COLOURS.filter((colour) => props.view.cubes[box][colour]).map((colour) => (
              <Same key={colour} props={props} box={box} colour={colour} />
            ))}
          </span>
        </Covered>
      ))}
    </div>
  );
}

/** The cubes of one colour in a box. */
function Same({ props, box, colour }: { props: Props; box: CubeBox; colour: Colour }) {
  const n = props.view.cubes[box][colour];
  return (
    <span {...thing(props, `cube:${box}.${colour}`, some(props, box, colour), "halo same")}>
      {Array.from({ length: n }, (_, i) => (
        <Cube key={i} props={props} colour={colour} />
      ))}
    </span>
  );
}

function count(props: Props, box: CubeBox): number {
  return COLOURS.reduce((sum, colour) => sum + props.view.cubes[box][colour], 0);
}

/** 2 brown. */
function some({ view, words }: Props, box: CubeBox, colour: Colour): string {
  return words("board-count", { n: view.cubes[box][colour], what: words(`colour-${colour}`) });
}

function boxWords(props: Props, box: CubeBox): string {
  const inside = COLOURS.filter((colour) => props.view.cubes[box][colour]).map((colour) => some(props, box, colour));
  return `${props.words(`board-cubes-${box}`)}: ${inside.join(", ") || props.words("board-none")}`;
}

export function Cube({ props, colour }: { props: Props; colour: Colour }) {
  return (
    <svg class={`cube ${colour}`} viewBox="0 0 26 28" aria-hidden="true" focusable="false">
      <path class="top" d="M13 1 25 6 13 11 1 6z" />
      <path class="left" d="M1 6l12 5v16L1 21z" />
      <path class="right" d="M25 6 13 11v16l12-6z" />
      <text x="13" y="22">
        {props.words(`board-letter-${colour}`)}
      </text>
    </svg>
  );
}
