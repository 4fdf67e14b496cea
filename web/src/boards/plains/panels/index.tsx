/** The displays beside the map: discs and points, cards, cubes, railroad and wagons. */
import type { Panel } from "../../contract";
import type { Props } from "../describe";
import { Boxes } from "./boxes";
import { Cards } from "./cards";
import { Discs } from "./discs";
import { Line } from "./line";
import { Score } from "./score";

const begins =
  (...kinds: string[]) =>
  (id: string) =>
    kinds.some((kind) => id === kind || id.startsWith(`${kind}:`));

export function panels(props: Props): Panel[] {
  const { words } = props;
  return [
    { id: "discs", title: words("board-panel-discs"), place: "strip", render: () => <Discs props={props} />, holds: begins("disc", "bag", "points", "seat") },
    { id: "hand", title: words("board-panel-hand"), render: () => <Cards props={props} />, holds: begins("card", "hand", "deck") },
    { id: "boxes", title: words("board-panel-boxes"), render: () => <Boxes props={props} />, holds: begins("ready", "casualties", "removed", "faction", "die") },
    { id: "line", title: words("board-panel-line"), render: () => <Line props={props} />, holds: begins("wagons", "rail") },
    { id: "score", title: words("board-panel-score"), render: () => <Score props={props} /> },
  ];
}
