import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

const REFERENCE = /\[([\w./-]+)\]/; // [2.2.1]: a rule named in a text

/** Text from the table: each line a paragraph, lines with a dash a list, rules in brackets as links. */
export function Prose({ text }: { text: string }) {
  const blocks: string[][] = [];
  for (const line of text.split("\n").map((l) => l.trim())) {
    const item = /^[-*•] /.test(line);
    const last = blocks.at(-1);
    if (!line) continue;
    if (item && last && /^[-*•] /.test(last[0]!)) last.push(line);
    else blocks.push([line]);
  }
  return (
    <div class="prose">
      {blocks.map((lines, i) =>
        /^[-*•] /.test(lines[0]!) ? (
          <ul key={i}>{lines.map((line, j) => <li key={j}><Words text={line.slice(2)} /></li>)}</ul>
        ) : (
          <p key={i}><Words text={lines[0]!} /></p>
        ),
      )}
    </div>
  );
}

/** One line with its rules as links. */
export function Words({ text }: { text: string }) {
  const room = useRoom();
  // Splitting by an expression with a group gives text and ids in turn.
  return <>{text.split(REFERENCE).map((part, i) => (i % 2 === 0 ? part : room.hasRule(part) ? <RuleLink key={i} id={part} /> : `[${part}]`))}</>;
}
