/** The displays around the map, each a panel of the page. */
import type { Panel } from "../../contract";
import type { Props } from "../describe";
import { CardNow, Cards } from "./cards";
import { Council } from "./council";
import { Cubes } from "./cubes";
import { Developments } from "./developments";
import { Instructions } from "./enemy";
import { Families } from "./families";
import { Stores } from "./stores";
import { Tracks } from "./tracks";

const begins =
  (...kinds: string[]) =>
  (id: string) =>
    kinds.some((kind) => id === kind || id.startsWith(`${kind}:`));

export function panels(props: Props): Panel[] {
  const { words } = props;
  const { two_players: two } = props.view;
  const off = (id: string) => {
    const family = id.startsWith("family:") ? props.view.families[id.slice(7) as "A"] : undefined;
    return family?.at === null;
  };
  const people = begins("elder", "manuelito", "person");
  const boxes = begins("resource", "passage", "out-of-play");
  const passing = (id: string) => id.startsWith("person:passage.");
  return [
    {
      id: "tracks",
      title: words("board-panel-tracks"),
      place: "strip",
      render: () => <Tracks props={props} />,
      holds: begins("track"),
    },
    {
      id: "card",
      title: words("board-card"),
      place: "beside",
      render: () => <CardNow props={props} />,
      holds: (id) => id === `card:${props.view.card}`,
    },
    {
      id: "enemy",
      title: words("board-panel-enemy"),
      place: "beside",
      render: () => <Instructions props={props} />,
      holds: begins("instruction", "slot"),
    },
    {
      id: "families",
      title: words("board-panel-families"),
      render: () => <Families props={props} />,
      holds: (id) => (people(id) && !passing(id)) || off(id),
    },
    {
      id: "stores",
      title: words("board-panel-stores"),
      render: () => <Stores props={props} />,
      holds: (id) => boxes(id) || passing(id),
    },
    {
      id: "cubes",
      title: words("board-panel-cubes"),
      render: () => <Cubes props={props} />,
      holds: begins("cubes", "cube"),
    },
    {
      id: "cards",
      title: words("board-panel-cards"),
      render: () => <Cards props={props} />,
      holds: (id) => begins("card", "deck")(id) && id !== `card:${props.view.card}`,
    },
    {
      id: "developments",
      title: words("board-panel-developments"),
      render: () => <Developments props={props} />,
      holds: begins("development", "set"),
    },
    ...(two
      ? [
          {
            id: "council",
            title: words("board-panel-council"),
            render: () => <Council props={props} two={two} />,
            holds: begins("seat", "influence"),
          },
        ]
      : []),
  ];
}
