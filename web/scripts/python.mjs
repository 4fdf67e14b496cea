// Asks the project's Python: the one that `make` sets up, else $PYTHON, else python3; the first that can answer.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));

/** What `python -m …` prints, as JSON; ends the script if no Python here knows. */
export function ask(...command) {
  const own = join(web, "../.venv/bin/python");
  const pythons = [existsSync(own) ? own : "", process.env.PYTHON, "python3"].filter(Boolean);
  const env = { ...process.env, PYTHONPATH: join(web, "../src") };
  const failed = [];
  for (const python of pythons) {
    const run = spawnSync(python, ["-m", ...command], { env, maxBuffer: 1 << 26, encoding: "utf8" });
    if (run.status === 0) return JSON.parse(run.stdout);
    failed.push(`  ${python}: ${run.error?.message ?? run.stderr.trim().split("\n").at(-1)}`);
  }
  console.error(`No Python here can run ${command.join(" ")}. Run \`make check\` once, or name one in $PYTHON.\n${failed.join("\n")}`);
  process.exit(1);
}
