/** Sentences from words: the table sends Fluent messages in the player's language, they are formed here. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Value = string | number;
type Told<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];
/** Anything where some key begins so, nothing that fits elsewhere. */
type Begins<Words, Kind extends string> = [Extract<keyof Words, `${Kind}-${string}`>] extends [never] ? never : unknown;

/** Says a message: `say("page-learn-this", { lesson })`. `Words` holds the names of the variables of each key. */
export interface Say<Words> {
  <Key extends keyof Words & string>(key: Key, ...values: Told<Words[Key] & string>): string;
}

export interface Speech<Words> extends Say<Words> {
  /** What something is called, by its kind and id: `named("colour", "red")`; the id where there is no word for it. */
  named<Kind extends string>(kind: Kind & Begins<Words, Kind>, id: string): string;
}

/** Figures without marks between the thousands: entries, moments, points. */
function plain(values: Readonly<Record<string, Value>>): Record<string, string | FluentNumber> {
  const figure = (n: number) => new FluentNumber(n, { useGrouping: false });
  const all = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? figure(value) : value]);
  return Object.fromEntries(all);
}

export function speaker<Words>(language: string, source: string): Speech<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const form = (key: string, values: Readonly<Record<string, Value>> = {}): string | undefined => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, plain(values), []) : undefined; // a list of errors: none is thrown
  };
  const say = (key: string, values?: Readonly<Record<string, Value>>) => form(key, values) ?? key;
  return Object.assign(say, { named: (kind: string, id: string) => form(`${kind}-${id}`) ?? id }) as Speech<Words>;
}
