// Builds the client into the server's static folder: hashed names, an index page, and precompressed copies.
// `--watch` builds again on every change, without compressing.
import { build, context } from "esbuild";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { found } from "./boards.mjs";
import { inAllLanguages } from "./spoken.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const goal = process.env.HOMELANDS_STATIC ?? join(web, "../src/homelands/serve/static");
const watch = process.argv.includes("--watch");
const out = watch ? goal : `${goal}.new`; // takes the place of what is there only when all has gone well
const LIMIT = 250_000; // bytes that a visitor loads until the first board is drawn, compressed; all boards together

const page = {
  name: "page",
  setup(builder) {
    builder.onEnd((result) => {
      if (result.errors.length) return;
      const outputs = Object.entries(result.metafile.outputs);
      const of = (entry) => outputs.find(([, o]) => o.entryPoint === entry);
      const [script, { cssBundle }] = of("src/main.tsx");
      const name = (path) => `assets/${basename(path)}`;
      const html = readFileSync(join(web, "src/index.html"), "utf8")
        .replace("{{script}}", name(script))
        .replace("{{style}}", name(cssBundle))
        .replace("{{unreached}}", inAllLanguages("page-offline"))
        .replace("{{no-script}}", inAllLanguages("page-no-script"));
      writeFileSync(join(out, "index.html"), html);
      writeFileSync(join(out, "favicon.svg"), readFileSync(join(web, "src/favicon.svg")));
    });
  },
};

const settings = {
  absWorkingDir: web,
  entryPoints: ["src/main.tsx"],
  outdir: join(out, "assets"),
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !watch,
  sourcemap: watch ? "linked" : false,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  logLevel: "info",
  loader: { ".woff2": "file" },
  plugins: [found, page],
};

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

function compress() {
  let total = 0;
  for (const path of [...files(out)]) {
    if (/\.(gz|br)$/.test(path)) continue;
    const raw = readFileSync(path);
    if (path.endsWith(".woff2")) {
      // Compressed already. Letters of other languages are fetched only where a word has them.
      if (!path.includes("-latin-ext-")) total += raw.length;
      console.log(`${relative(out, path).padEnd(36)} ${raw.length} bytes`);
      continue;
    }
    const gz = gzipSync(raw, { level: 9 });
    const br = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(`${path}.gz`, gz);
    writeFileSync(`${path}.br`, br);
    total += gz.length;
    console.log(`${relative(out, path).padEnd(36)} ${raw.length} bytes, ${gz.length} gzip, ${br.length} brotli`);
  }
  console.log(`all together ${total} bytes gzip (limit ${LIMIT})`);
  if (total > LIMIT) throw new Error(`the client is too large: ${total} > ${LIMIT} bytes`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "assets"), { recursive: true });
if (watch) {
  const ctx = await context(settings);
  await ctx.watch();
} else {
  try {
    await build(settings);
    compress();
  } catch (error) {
    rmSync(out, { recursive: true });
    console.error(error.message);
    process.exit(1);
  }
  rmSync(goal, { recursive: true, force: true });
  renameSync(out, goal);
}
