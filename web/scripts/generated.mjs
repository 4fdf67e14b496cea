// Files that are made from others and kept in the repository.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

const check = process.argv.includes("--check");

/** Writes a file; with `--check` only says whether it is as it should be. */
export function keep(path, text) {
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    console.error(`${relative(process.cwd(), path)} is out of date: run \`npm run types\``);
    process.exitCode = 1;
  }
}
