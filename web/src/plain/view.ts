/** What a view holds, sorted by how it is drawn; contract.ts says how a view is read. */

export type Plain = string | number | boolean | null;
export type Value = Plain | readonly Value[] | { readonly [key: string]: Value };
export type View = Readonly<Record<string, Value>>;
export type Pieces = Readonly<Record<string, number>>;
export type At = readonly [number, number];

export interface Parts {
  places: readonly (readonly [string, Pieces])[];
  tracks: readonly (readonly [string, number])[];
  /** Single values that say something. */
  single: readonly (readonly [string, Plain])[];
  lists: readonly (readonly [string, readonly Value[]])[];
  tables: readonly (readonly [string, Readonly<Record<string, Value>>])[];
}

export const isTable = (value: Value | undefined): value is Readonly<Record<string, Value>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isPlain = (value: Value): value is Plain => typeof value !== "object" || value === null;

export function sorted(view: View): Parts {
  const { places, tracks, ...rest } = view;
  const others = Object.entries(rest);
  return {
    places: isTable(places) ? Object.entries(places).map(([id, pieces]) => [id, counts(pieces)] as const) : [],
    tracks: isTable(tracks) ? Object.entries(counts(tracks)) : [],
    single: others.flatMap(([key, value]) => (isPlain(value) && value !== "" && value !== null ? [[key, value] as const] : [])),
    lists: others.flatMap(([key, value]) => (Array.isArray(value) ? [[key, value as readonly Value[]] as const] : [])),
    tables: others.flatMap(([key, value]) => (isTable(value) ? [[key, value] as const] : [])),
  };
}

function counts(value: Value): Pieces {
  const entries = isTable(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

/** Where the boxes lie, as shares of the board from 0 to 1, if the data of the board say so of every place. */
export function spread(board: unknown, ids: readonly string[]): ReadonlyMap<string, At> | null {
  const data = isTable(board as Value) ? (board as Record<string, Value>)["places"] : undefined;
  const found = ids.map((id) => {
    const at = isTable(data) && isTable(data[id]) ? (data[id] as Record<string, Value>)["at"] : undefined;
    return Array.isArray(at) && typeof at[0] === "number" && typeof at[1] === "number" ? ([at[0], at[1]] as At) : null;
  });
  if (!found.length || found.includes(null)) return null;
  const points = found as At[];
  const share = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    const low = Math.min(...all);
    const width = Math.max(...all) - low;
    return (n: number) => (width ? (n - low) / width : 0.5);
  };
  const [x, y] = [share(0), share(1)];
  return new Map(ids.map((id, i) => [id, [x(points[i]![0]), y(points[i]![1])]]));
}
