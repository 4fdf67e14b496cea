/** A component as one holds it in hand: its title, what kind it is, its figures as badges, its text part by part. */
import type { ComponentChildren } from "preact";

export interface Figure {
  /** Drawn or written before the number; left out where the words say it. */
  sign?: ComponentChildren;
  n: number | string;
  words: string;
}

interface SheetProps {
  title: string;
  kind: string;
  figures?: readonly Figure[];
  /** Lines of text; what stands before a colon is what the part is called. */
  lines: readonly string[];
  /** Some of it is reconstructed: one mark, explained by this. */
  doubt?: string | undefined;
  /** How it looks: the people, the period or the deck it belongs to. */
  suit?: string;
}

const LABELLED = /^([^.:]{2,48}): (.+)$/s;

export function CardSheet({ title, kind, figures = [], lines, doubt, suit = "" }: SheetProps) {
  return (
    <article class={`card-sheet ${suit}`} data-testid="card-sheet">
      <header>
        <b class="card-title">
          {title}
          {doubt && <sup class="doubt" title={doubt}>†</sup>}
        </b>
        <span class="card-kind">{kind}</span>
      </header>
      {figures.length > 0 && (
        <ul class="card-figures">
          {figures.map(({ sign, n, words }) => (
            <li key={words}>
              {sign}
              <b>{n}</b>
              <small>{words}</small>
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => {
        const [, label, text] = LABELLED.exec(line) ?? [];
        return (
          <p key={line}>
            {label && <b>{label} </b>}
            {text ?? line}
          </p>
        );
      })}
    </article>
  );
}
