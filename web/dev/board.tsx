/**
 * A page for looking at a board alone: recorded positions, all languages, both themes. Not part of the client.
 *
 *   npm run board      and then the address it names, with ?game=GAME&at=MOMENT&theme=dark&lang=it
 */
import { render } from "preact";
import { useState } from "preact/hooks";
import type { BoardModule, BoardProps, Option } from "../src/boards/contract";
import { boards } from "../src/boards/found";
import { boardWords, LANGUAGES } from "../test/spoken";

/** What record_GAME.py has written. */
interface Recorded {
  board: unknown;
  things: Record<string, Record<string, Told | [name: string, text?: string]>>;
  moments: Record<string, { view: unknown; options: Option[] }>;
}
interface Told {
  name: string;
  text: string;
}

const root = document.documentElement.dataset;
const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? Object.keys(boards)[0]!;

function propsOf({ board, things, moments }: Recorded, moment: string, lang: string): BoardProps {
  const { view, options } = moments[moment]!;
  const glow = new Map<string, Option[]>();
  for (const option of options) for (const thing of option.things) glow.set(thing, [...(glow.get(thing) ?? []), option]);
  const about = (id: string): Told | undefined => {
    const told = things[lang]?.[id];
    return Array.isArray(told) ? { name: told[0], text: told[1] ?? "" } : told;
  };
  return {
    view,
    board,
    names: (id) => about(id)?.name ?? id,
    words: boardWords(game, lang),
    about,
    glow,
    pulse: (asked.get("pulse") ?? "").split(",").filter(Boolean),
    lang,
    pick: () => {},
    explain: () => {},
  };
}

function Page({ module: { Board, displays }, recorded }: { module: BoardModule; recorded: Recorded }) {
  const [moment, setMoment] = useState(asked.get("at") ?? Object.keys(recorded.moments)[0]!);
  const [lang, setLang] = useState(asked.get("lang") ?? LANGUAGES[0]!);
  const props = propsOf(recorded, moment, lang);
  const panels = displays(props);
  const choice = (now: string, all: readonly string[], set: (one: string) => void) => (
    <select value={now} onChange={(event) => set(event.currentTarget.value)}>
      {all.map((one) => <option key={one}>{one}</option>)}
    </select>
  );
  return (
    <main>
      <nav>
        {choice(game, Object.keys(boards), (one) => (location.search = `?game=${one}`))}
        {choice(moment, Object.keys(recorded.moments), setMoment)}
        {choice(lang, LANGUAGES, setLang)}
        <button onClick={() => (root["theme"] = root["theme"] === "dark" ? "light" : "dark")}>◐</button>
      </nav>
      <div class={`strip board-${game}`}>
        {panels.filter((panel) => panel.place === "strip").map((panel) => panel.render())}
      </div>
      <div class="table">
        <div class={`board board-${game}`}>
          <Board {...props} />
        </div>
        <aside class={`board-${game}`}>
          {panels
            .filter((panel) => panel.place !== "strip")
            .map((panel) => (
              <section key={panel.id} class="card">
                <h2>{panel.title}</h2>
                {panel.render()}
              </section>
            ))}
        </aside>
      </div>
    </main>
  );
}

root["theme"] = asked.get("theme") ?? "light";
const recorded = (await (await fetch(`${game}.json`)).json()) as Recorded;
render(<Page module={await boards[game]!()} recorded={recorded} />, document.getElementById("app")!);
