// What the page must be able to say before it can ask the table for words: a few sentences, in every language there is.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const words = fileURLToPath(new URL("../../src/homelands/words", import.meta.url));
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function inAllLanguages(key) {
  const told = readdirSync(words).flatMap((language) => {
    const file = join(words, language, "page.ftl");
    if (!existsSync(file)) return [];
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    const text = bundle.getMessage(key)?.value;
    return text ? [`<p lang="${language}">${escaped(bundle.formatPattern(text))}</p>`] : [];
  });
  return told.join("\n      ");
}
