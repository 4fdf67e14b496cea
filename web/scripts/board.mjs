// Serves dev/board.html: a board alone, with recorded positions. It is built anew for every look.
import { context } from "esbuild";
import { fileURLToPath } from "node:url";
import { found } from "./boards.mjs";
import { ask } from "./python.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const builder = await context({
  absWorkingDir: web,
  entryPoints: ["dev/board.tsx", "dev/board.css"],
  outdir: "dev/built",
  write: false, // served from memory
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { WORDS: JSON.stringify(ask("homelands.words.pages")) },
  plugins: [found],
});
const { port } = await builder.serve({ servedir: "dev", host: "127.0.0.1" });
console.log(`http://127.0.0.1:${port}/board.html`);
