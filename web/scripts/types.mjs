// Writes the types of all that comes from the server: src/api.d.ts from its OpenAPI document, and for each board
// src/boards/<game>/view.ts and board.ts from the JSON Schemas of its view and its board.
// `--check` only says whether they are up to date.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { keep } from "./generated.mjs";
import { ask } from "./python.mjs";

const source = fileURLToPath(new URL("../src", import.meta.url));

function write(path, from, nodes) {
  keep(join(source, path), `// Generated from ${from} by \`npm run types\`.\n\n${astToString(nodes)}`);
}

/** The parts of a JSON Schema as the components of an OpenAPI document, each with a name that can be imported. */
async function parts(schema) {
  const schemas = JSON.parse(JSON.stringify(schema.$defs).replaceAll('"#/$defs/', '"#/components/schemas/'));
  const document = { openapi: "3.1.0", info: { title: schema.$ref, version: "1" }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true });
  return nodes.filter((node) => !["paths", "webhooks", "operations", "$defs"].includes(node.name?.text));
}

write("api.d.ts", "the server's OpenAPI document", await openapiTS(ask("homelands.serve.http.openapi")));
const boards = readdirSync(join(source, "boards"), { withFileTypes: true });
for (const { name: game } of boards.filter((entry) => entry.isDirectory()))
  for (const kind of ["view", "board"]) {
    const command = ["homelands", "data", game, "schema", kind];
    write(`boards/${game}/${kind}.ts`, `\`${command.join(" ")}\``, await parts(ask(...command)));
  }
