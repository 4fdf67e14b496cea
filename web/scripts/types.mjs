// Writes src/api.d.ts from the server's OpenAPI document. `--check` only says whether it is up to date.
// The Python to ask: $PYTHON, else the one that `make` sets up, else python3.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const web = fileURLToPath(new URL("..", import.meta.url));
const own = join(web, "../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const env = { ...process.env, PYTHONPATH: join(web, "../src") };
const document = execFileSync(python, ["-m", "homelands.serve.openapi"], { env, maxBuffer: 1 << 26 });

const head = "// Generated from the server's OpenAPI document by `npm run types`.\n\n";
const text = head + astToString(await openapiTS(JSON.parse(document.toString())));
const target = join(web, "src/api.d.ts");
if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
  console.error("src/api.d.ts does not fit the server: run `npm run types`");
  process.exitCode = 1;
}
