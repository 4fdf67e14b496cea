// The boards there are: one folder a game in src/boards. `boards/found` and `boards/found.css` are made of them, so
// that nothing else has to name a game.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../src/boards", import.meta.url));

export const games = () => readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.tsx")));

function script() {
  const drawn = games().filter((game) => existsSync(join(folder, game, "Landscape.tsx")));
  return [
    ...drawn.map((game, i) => `import { Landscape as l${i} } from "./${game}/Landscape";`),
    `export const landscapes = {${drawn.map((game, i) => `${JSON.stringify(game)}: l${i}`)}};`,
    `export const boards = {${games().map((game) => `${JSON.stringify(game)}: () => import("./${game}/index")`)}};`,
  ].join("\n");
}

const style = () => games().map((game) => `@import "./${game}/board.css";`).join("\n");

export const found = {
  name: "boards",
  setup(builder) {
    builder.onResolve({ filter: /\/boards\/found(\.css)?$/ }, ({ path }) => ({
      path: path.endsWith(".css") ? "found.css" : "found",
      namespace: "boards",
    }));
    builder.onLoad({ filter: /^found$/, namespace: "boards" }, () => ({
      contents: script(), loader: "ts", resolveDir: folder, watchDirs: [folder],
    }));
    builder.onLoad({ filter: /^found\.css$/, namespace: "boards" }, () => ({
      contents: style(), loader: "css", resolveDir: folder, watchDirs: [folder],
    }));
  },
};
