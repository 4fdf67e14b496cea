/**
 * A page for looking at the board alone: recorded positions, both languages, both themes. Not part of the client.
 *
 *   npx esbuild dev/plains.tsx dev/plains.css --bundle --format=esm --jsx=automatic --jsx-import-source=preact \
 *     --outdir=dev --servedir=dev      and then http://127.0.0.1:8000/plains.html?at=middle&theme=dark&lang=it
 */
import { render } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps, Option } from "../src/boards/contract";
import { Board, displays } from "../src/boards/plains";
import recorded from "./plains.json";

type Name = keyof typeof recorded.moments;
const root = document.documentElement.dataset;
const asked = new URLSearchParams(location.search);

function Page() {
  const [name, setName] = useState((asked.get("at") ?? "middle") as Name);
  const [lang, setLang] = useState((asked.get("lang") ?? "en") as "en" | "it");
  const { view, options } = recorded.moments[name];
  const glow = new Map<string, Option[]>();
  for (const option of options as unknown as Option[])
    for (const thing of option.things) glow.set(thing, [...(glow.get(thing) ?? []), option]);
  const told = recorded.things[lang] as unknown as Record<string, { name: string; text: string }>;
  const props: BoardProps = {
    view,
    board: recorded.board,
    names: (id) => told[id]?.name ?? id,
    about: (id) => told[id],
    glow,
    pulse: (asked.get("pulse") ?? "").split(",").filter(Boolean),
    lang,
    pick: () => {},
    explain: () => {},
  };
  const panels = displays(props);
  return (
    <main>
      <nav>
        <select value={name} onChange={(event) => setName(event.currentTarget.value as Name)}>
          {Object.keys(recorded.moments).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button onClick={() => setLang(lang === "en" ? "it" : "en")}>{lang}</button>
        <button onClick={() => (root["theme"] = root["theme"] === "dark" ? "light" : "dark")}>theme</button>
      </nav>
      <div class="strip board-plains">
        {panels.filter((panel) => panel.place === "strip").map((panel) => panel.render())}
      </div>
      <div class="table">
        <div class="board board-plains">
          <Board {...props} />
        </div>
        <aside class="board-plains">
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
render(<Page />, document.getElementById("app")!);
