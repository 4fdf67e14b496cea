// Words that stand in the source and not among the words: text between tags, and attributes that are read to a player.
// They would be seen in one language only. And games that are named outside their own folders.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { games } from "./boards.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const READ = new Set([
  "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label",
  "legend",
]);
/** Letters, but for those that write a sign (&gt;). */
const worded = (text) => /\p{L}/u.test(text.replace(/&\w+;/g, ""));

/** Pieces of text that an expression may come to: those of both branches, and what stands between what is put in. */
function* pieces(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) yield node;
  else if (ts.isTemplateExpression(node)) yield* [node.head, ...node.templateSpans.map((span) => span.literal)];
  else if (ts.isConditionalExpression(node)) yield* [...pieces(node.whenTrue), ...pieces(node.whenFalse)];
  else if (ts.isParenthesizedExpression(node)) yield* pieces(node.expression);
  else if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) yield* pieces(node.right);
    else if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken].includes(kind))
      yield* [...pieces(node.left), ...pieces(node.right)];
  }
}

export function literals(text, name) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const line = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const take = (node) => worded(node.text) && found.push({ line: line(node), text: node.text.trim() });
  const look = (node) => {
    if (ts.isJsxText(node)) take(node);
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const one of pieces(node.expression)) take(one);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const one of value ? pieces(value) : []) take(one);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const probe = '<p title={on ? "Yes" : t("no")} class="x">Hello {name || "nobody"} {`${n} of`} {t("page-back")} 2 &gt;</p>';
const caught = literals(probe, "probe.tsx").map(({ text }) => text);
if (caught.join() !== "Yes,Hello,nobody,of") throw new Error(`the looking itself is broken: it finds ${caught}`);

const src = join(web, "src");
const files = readdirSync(src, { recursive: true });
for (const name of files.filter((one) => one.endsWith(".tsx") && !/test[/\\]/.test(one)))
  for (const { line, text } of literals(readFileSync(join(src, name), "utf8"), name)) {
    console.error(`${relative(web, join(src, name))}:${line}: “${text}” stands in the source, not among the words`);
    process.exitCode = 1;
  }

const named = new RegExp(`\\b(${games().join("|")})\\b`, "i");
for (const name of files.filter((one) => /\.(tsx?|css|html)$/.test(one) && !/^boards[/\\][^/\\]+[/\\]/.test(one))) {
  const found = named.exec(readFileSync(join(src, name), "utf8"));
  if (!found) continue;
  console.error(`${relative(web, join(src, name))} names a game: ${found[0]}`);
  process.exitCode = 1;
}
