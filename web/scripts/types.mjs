// Writes src/api.d.ts from the server's OpenAPI document. `--check` only says whether it is up to date.
// The Python to ask: the one that `make` sets up, else $PYTHON, else python3; the first that can import the server.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const web = fileURLToPath(new URL("..", import.meta.url));

function openapi() {
  const own = join(web, "../.venv/bin/python");
  const pythons = [existsSync(own) ? own : "", process.env.PYTHON, "python3"].filter(Boolean);
  const env = { ...process.env, PYTHONPATH: join(web, "../src") };
  const failed = [];
  for (const python of pythons) {
    const run = spawnSync(python, ["-m", "homelands.serve.openapi"], { env, maxBuffer: 1 << 26, encoding: "utf8" });
    if (run.status === 0) return JSON.parse(run.stdout);
    failed.push(`  ${python}: ${run.error?.message ?? run.stderr.trim().split("\n").at(-1)}`);
  }
  console.error(`No Python here can tell what the server offers. Run \`make check\` once, or name one in $PYTHON.\n${failed.join("\n")}`);
  process.exit(1);
}

const head = "// Generated from the server's OpenAPI document by `npm run types`.\n\n";
const text = head + astToString(await openapiTS(openapi()));
const target = join(web, "src/api.d.ts");
if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
  console.error("src/api.d.ts does not fit the server: run `npm run types`");
  process.exitCode = 1;
}
