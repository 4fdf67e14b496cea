/** The displays around the map, each a panel of the page. */
import type { Panel } from "../../contract";
import { wordsOf, type Props } from "../describe";
import { Cards } from "./cards";
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
  const titles = wordsOf(props).panels;
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
      title: titles.tracks,
      place: "strip",
      render: () => <Tracks props={props} />,
      holds: begins("track"),
    },
    {
      id: "families",
      title: titles.families,
      render: () => <Families props={props} />,
      holds: (id) => (people(id) && !passing(id)) || off(id),
    },
    {
      id: "stores",
      title: titles.stores,
      render: () => <Stores props={props} />,
      holds: (id) => boxes(id) || passing(id),
    },
    {
      id: "enemy",
      title: titles.enemy,
      render: () => <Instructions props={props} />,
      holds: begins("instruction", "slot"),
    },
    { id: "cubes", title: titles.cubes, render: () => <Cubes props={props} />, holds: begins("cubes", "cube") },
    { id: "cards", title: titles.cards, render: () => <Cards props={props} />, holds: begins("card", "deck") },
    {
      id: "developments",
      title: titles.developments,
      render: () => <Developments props={props} />,
      holds: begins("development", "set"),
    },
    ...(two
      ? [
          {
            id: "council",
            title: titles.council,
            render: () => <Council props={props} two={two} />,
            holds: begins("seat", "influence"),
          },
        ]
      : []),
  ];
}
