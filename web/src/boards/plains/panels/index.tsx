/** The displays around the map: discs, the hand, cards, cubes, railroad and wagons, points. */
import type { Panel } from "../../contract";
import type { Props } from "../describe";
import { Boxes } from "./boxes";
import { Cards, Hands } from "./cards";
import { Discs } from "./discs";
import { Line } from "./line";
import { Score } from "./score";

const begins =
  (...kinds: string[]) =>
  (id: string) =>
    kinds.some((kind) => id === kind || id.startsWith(`${kind}:`));

export function panels(props: Props): Panel[] {
  const { view, words } = props;
  const held = (id: string) => Object.values(view.hands).some((hand) => hand?.includes(id.slice("card:".length)));
  return [
    { id: "hand", title: words("board-deck-hand"), place: "under", render: () => <Hands props={props} />, holds: (id) => begins("card")(id) && held(id) },
    { id: "discs", title: words("board-panel-discs"), place: "under", phone: "strip", render: () => <Discs props={props} />, holds: begins("disc", "bag", "points", "seat") },
    { id: "cards", title: words("board-panel-hand"), render: () => <Cards props={props} />, holds: (id) => begins("card", "hand", "deck")(id) && !held(id) },
    { id: "boxes", title: words("board-panel-boxes"), render: () => <Boxes props={props} />, holds: begins("ready", "casualties", "removed", "faction", "die") },
    { id: "line", title: words("board-panel-line"), render: () => <Line props={props} />, holds: begins("wagons", "rail") },
    { id: "score", title: words("board-panel-score"), ending: true, render: () => <Score props={props} /> },
  ];
}
