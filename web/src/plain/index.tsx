/** The board of a game that nobody has drawn: places with their pieces, and the rest of its view in displays. */
import { t } from "../app";
import { thing, type BoardProps, type Panel } from "../boards/contract";
import { apart, called } from "./names";
import { isPlain, isTable, sorted, spread, type Pieces, type Plain, type Value } from "./view";

const BROAD = 1.4; // a board is so much broader than high

export function Board(props: BoardProps) {
  const { places } = sorted(props.view);
  const at = spread(props.board, places.map(([id]) => id));
  const pieces = [...new Set(places.flatMap(([, found]) => Object.keys(found)))];
  return (
    <div class={`plain-board${at ? " is-spread" : ""}`} style={{ "--most": Math.ceil(Math.sqrt(places.length * BROAD)) }}>
      {places.map(([id, found]) => (
        <div key={id} class="plain-spot" style={at ? { left: `${8 + at.get(id)![0] * 84}%`, top: `${10 + at.get(id)![1] * 80}%` } : undefined}>
          <Place props={props} id={id} found={found} pieces={pieces} />
        </div>
      ))}
    </div>
  );
}

function Place({ props, id, found, pieces }: { props: BoardProps; id: string; found: Pieces; pieces: readonly string[] }) {
  const name = called(props, "places", id);
  const names = apart(pieces.map((piece) => called(props, "pieces", piece)));
  const here = pieces.flatMap((piece, i) => (found[piece] ? [{ i, n: found[piece]!, name: names[i]! }] : []));
  const words = [name, ...here.map((one) => `${one.name} ${one.n}`)].join(", ");
  return (
    <div {...thing(props, `places:${id}`, words, "halo plain-place")}>
      <b>{name}</b>{" "}
      <span class="plain-pieces" aria-hidden="true">
        {here.map((one) => [
          <span key={one.i} class={`plain-chip plain-kind-${one.i % 6}`}>
            {one.name} <b>{one.n}</b>
          </span>,
          " ",
        ])}
      </span>
    </div>
  );
}

export function displays(props: BoardProps): Panel[] {
  const { tracks, single, lists, tables } = sorted(props.view);
  const panels: Panel[] = [];
  const add = (id: string, title: string, render: Panel["render"], place?: "strip") =>
    panels.push({ id, title, render, place, holds: (one) => one.startsWith(`${id}:`) });
  if (tracks.length) add("tracks", called(props, "", "tracks"), () => <Tracks props={props} tracks={tracks} />, "strip");
  for (const [key, items] of lists) add(key, called(props, "", key), () => <List props={props} of={key} items={items} />);
  for (const [key, table] of tables) add(key, called(props, "", key), () => <Table props={props} of={key} table={table} />);
  if (single.length) add("more", t("page-plain-more"), () => <Table props={props} of="" table={Object.fromEntries(single)} />);
  return panels;
}

function Tracks({ props, tracks }: { props: BoardProps; tracks: readonly (readonly [string, number])[] }) {
  return (
    <div class="plain-tracks">
      {tracks.map(([id, n]) => {
        const name = called(props, "tracks", id);
        return (
          <span key={id} {...thing(props, `tracks:${id}`, `${name} ${n}`, "halo")}>
            {name} <b>{n}</b>
          </span>
        );
      })}
    </div>
  );
}

/** Listed things, the same ones together: “Boat 2”. */
function List({ props, of, items }: { props: BoardProps; of: string; items: readonly Value[] }) {
  if (!items.length) return <p class="soft">{t("page-plain-none")}</p>;
  if (!items.every(isPlain)) return <>{items.map((item, i) => <Cell key={i} props={props} of={of} value={item} />)}</>;
  const counted = new Map<string, number>();
  for (const item of items as readonly Plain[]) counted.set(String(item), (counted.get(String(item)) ?? 0) + 1);
  return (
    <div class="plain-list">
      {[...counted].map(([id, n]) => {
        const name = called(props, of, id);
        return (
          <span key={id} {...thing(props, `${of}:${id}`, n > 1 ? `${name} ${n}` : name, "halo plain-card")}>
            {name} {n > 1 && <b>{n}</b>}
          </span>
        );
      })}
    </div>
  );
}

function Table({ props, of, table }: { props: BoardProps; of: string; table: Readonly<Record<string, Value>> }) {
  return (
    <table class="plain-table">
      <tbody>
        {Object.entries(table).map(([id, value]) => (
          <tr key={id}>
            <th scope="row">{called(props, of, id)}</th>
            <td><Cell props={props} of={of || id} value={value} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ props, of, value }: { props: BoardProps; of: string; value: Value }) {
  if (isTable(value)) return <Table props={props} of={of} table={value} />;
  if (!isPlain(value)) return <List props={props} of={of} items={value as readonly Value[]} />;
  if (typeof value === "boolean") return <>{t(value ? "page-plain-yes" : "page-plain-no")}</>;
  if (value === null || value === "") return <>{t("page-plain-none")}</>;
  return <>{typeof value === "string" ? called(props, of, value) : value}</>;
}
