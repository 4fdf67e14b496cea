// Bundles the tests (they are TypeScript) into a temporary folder and hands them to node's test runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { found as boards } from "./boards.mjs";
import { ask } from "./python.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "homelands-web-"));
const found = (folder) =>
  readdirSync(join(web, folder), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

try {
  await build({
    absWorkingDir: web,
    entryPoints: [...found("test"), ...found("src")],
    outdir: out,
    outbase: web,
    bundle: true,
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty" },
    define: { WORDS: JSON.stringify(ask("homelands.words.pages")) },
    plugins: [boards],
    sourcemap: "inline",
    logLevel: "warning",
  });
  const built = readdirSync(out, { recursive: true }).filter((name) => name.endsWith(".mjs"));
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", "--test-reporter=spec", ...built.map((name) => join(out, name))], {
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(out, { recursive: true });
}
