// Writes the types of all that comes from the server: src/api.d.ts from its OpenAPI document, and for each game
// src/boards/<game>/view.ts and board.ts from the JSON Schemas of its view and its board.
// `--check` only says whether they are up to date.
// The Python to ask: the one that `make` sets up, else $PYTHON, else python3; the first that can import the server.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const web = fileURLToPath(new URL("..", import.meta.url));
const check = process.argv.includes("--check");

/** What `python -m …` prints. */
function ask(...command) {
  const own = join(web, "../.venv/bin/python");
  const pythons = [existsSync(own) ? own : "", process.env.PYTHON, "python3"].filter(Boolean);
  const env = { ...process.env, PYTHONPATH: join(web, "../src") };
  const failed = [];
  for (const python of pythons) {
    const run = spawnSync(python, ["-m", ...command], { env, maxBuffer: 1 << 26, encoding: "utf8" });
    if (run.status === 0) return JSON.parse(run.stdout);
    failed.push(`  ${python}: ${run.error?.message ?? run.stderr.trim().split("\n").at(-1)}`);
  }
  console.error(`No Python here can tell what the server offers. Run \`make check\` once, or name one in $PYTHON.\n${failed.join("\n")}`);
  process.exit(1);
}

function write(path, from, nodes) {
  const text = `// Generated from ${from} by \`npm run types\`.\n\n${astToString(nodes)}`;
  const target = join(web, path);
  if (!check) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error(`${path} does not fit the server: run \`npm run types\``);
    process.exitCode = 1;
  }
}

/** The parts of a JSON Schema as the components of an OpenAPI document, each with a name that can be imported. */
async function parts(schema) {
  const schemas = JSON.parse(JSON.stringify(schema.$defs).replaceAll('"#/$defs/', '"#/components/schemas/'));
  const document = { openapi: "3.1.0", info: { title: schema.$ref, version: "1" }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true });
  return nodes.filter((node) => !["paths", "webhooks", "operations", "$defs"].includes(node.name?.text));
}

write("src/api.d.ts", "the server's OpenAPI document", await openapiTS(ask("homelands.serve.openapi")));
const boards = readdirSync(join(web, "src/boards"), { withFileTypes: true });
for (const { name: game } of boards.filter((entry) => entry.isDirectory()))
  for (const kind of ["view", "board"]) {
    const command = ["homelands", "data", game, "schema", kind];
    write(`src/boards/${game}/${kind}.ts`, `\`${command.join(" ")}\``, await parts(ask(...command)));
  }
