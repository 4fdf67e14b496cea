/** A fight as a panel over the map: who faces whom, the dice, the losses, the odds as they stand. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { t } from "../app";
import type { Fight, Odds, Option } from "../types";
import type { useBoard } from "./BoardFrame";
import { faceOf, Tumbling } from "./Over";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

type Drawn = NonNullable<ReturnType<typeof useBoard>>;
type Force = Fight["camps"][number]["forces"][number];

/** The fight whose questions are answered the same way until it is over. */
const standing = signal<string | null>(null);

const LINGERS = 3200; // milliseconds that the end of a fight is seen

/** The fight that goes on; one that is over stays for a while. */
function useFight(now: Fight | null, playing: boolean): Fight | null {
  const [kept, keep] = useState(now);
  const over = !now || (!!now.result && !playing);
  useEffect(() => {
    if (now) keep(now);
    const timer = over ? window.setTimeout(() => keep(null), LINGERS) : 0;
    return () => clearTimeout(timer);
  }, [now, over]);
  return over ? kept : now;
}

export function FightPanel({ drawn, fight: now, playing }: { drawn: Drawn; fight: Fight | null; playing: boolean }) {
  const room = useRoom();
  const fight = useFight(now, playing);
  const ref = useRef<HTMLElement>(null);
  const name = fight && !fight.result ? `${room.session.token} ${fight.title}` : null;
  const options = room.session.options.value;
  const stay = fight?.stand ? options.find((option) => option.text === fight.stand) : undefined;
  useEffect(() => {
    if (!name) standing.value = null;
  }, [name]);
  useEffect(() => {
    if (stay && name && standing.value === name && !room.session.busy.value) void room.take(stay);
  }, [stay, name, standing.value]);
  useLayoutEffect(() => {
    if (ref.current && fight) aside(ref.current, fight.at, options);
  });
  if (!fight) return null;
  const asked = fight.result ? undefined : (stay ?? options.find((option) => option.odds));
  return (
    <section ref={ref} class="fight" aria-label={fight.title} data-testid="fight">
      <header>
        <b>{fight.title}</b>
        {fight.round > 0 && fight.camps[0]!.forces.some((force) => force.began > 0) && <span class="badge">{t("page-roll", { n: fight.round })}</span>}
      </header>
      <div class="camps">
        {fight.camps.map((camp) => (
          <div key={camp.name} class="camp">
            <b class="camp-name">{camp.name}</b>
            {camp.forces.map((force) => <ForceRow key={force.thing} drawn={drawn} force={force} round={fight.round} />)}
          </div>
        ))}
      </div>
      {fight.result && <p class="fight-result">{fight.result}</p>}
      {asked && !playing && <FightOdds option={asked} />}
      {(fight.notes.length > 0 || Object.keys(fight.legend).length > 0) && (
        <details class="fight-notes" open={fight.notes.length > 0}>
          <summary>{t("page-fight-rules")}</summary>
          <ul>
            {fight.notes.map((note) => <li key={note.text}>{note.text} <RuleLink id={note.rule} /></li>)}
            {Object.entries(fight.legend).map(([face, words]) => (
              <li key={face} class="legend">
                <i aria-hidden="true">{faceOf(drawn.module, drawn.props, fight.camps[0]!.forces[0]!.kind, face)}</i> {words}
              </li>
            ))}
          </ul>
        </details>
      )}
      {fight.stand && room.session.state.value?.you && (
        <label class="stand">
          <input
            type="checkbox" data-testid="stand" checked={standing.value === name}
            onChange={(event) => (standing.value = event.currentTarget.checked ? name : null)}
          />
          {t("page-stand")}
        </label>
      )}
    </section>
  );
}

/** Cubes still there, cubes lost, the dice, and what they can show. */
function ForceRow({ drawn: { module, props }, force, round }: { drawn: Drawn; force: Force; round: number }) {
  const colour = force.thing.split(":")[1]!;
  const lost = force.began - force.n;
  const said = force.began ? `${force.name}: ${t("page-of-all", { n: force.n, all: force.began })}` : force.name;
  return (
    <div class="force">
      {force.name && <span class="soft force-name" aria-hidden="true">{force.name}</span>}
      {force.began > 0 && (
        <span class="ranks" role="img" aria-label={said} title={said}>
          {Array.from({ length: force.began }, (_, i) => <i key={i} class={`rank ${colour} ${i < force.n ? "" : "is-lost"}`} />)}
          <b aria-hidden="true">{force.n}</b>
          {lost > 0 && <small aria-hidden="true">−{lost}</small>}
        </span>
      )}
      {force.dice.length > 0 && (
        <span class="thrown" role="img" aria-label={force.dice.join(", ")}>
          {force.dice.map((face, i) => <i key={`${round} ${i} ${face}`} class="small-die"><Tumbling drawn={{ module, props }} kind={force.kind} value={face} /></i>)}
          {force.bonus !== null && <b>{force.bonus < 0 ? "−" : "+"} {Math.abs(force.bonus)} = {Number(force.dice[0]) + force.bonus}</b>}
        </span>
      )}
      {!force.dice.length && force.bonus !== null && <span class="thrown"><b>+ {force.bonus}</b></span>}
      {Object.keys(force.faces).length > 0 && (
        <span class="sides-of-die" aria-hidden="true" title={force.name}>
          {Object.entries(force.faces).map(([face, n]) => <i key={face}>{faceOf(module, props, force.kind, face)}<small>{n}/6</small></i>)}
        </span>
      )}
    </div>
  );
}

function FightOdds({ option }: { option: Option }) {
  const room = useRoom();
  const [odds, setOdds] = useState<Odds | null>(null);
  const ply = room.session.state.value?.ply;
  useEffect(() => {
    let on = true;
    setOdds(null);
    room.oddsOf(option).then((found) => on && setOdds(found), () => {});
    return () => {
      on = false;
    };
  }, [option.text, ply]);
  const rows = odds?.short.length ? odds.short : (odds?.rows ?? []);
  return <div class="fight-odds">{rows.length > 1 && rows.length <= 6 && <OddsBar rows={rows} />}</div>;
}

/** A few results as one bar, the likeliest first, each with its share. */
export function OddsBar({ rows }: { rows: Odds["rows"] }) {
  return (
    <div class="odds-bar" data-testid="odds-bar">
      <span class="odds-stripe" aria-hidden="true">{rows.map((row, i) => <i key={row.text} class={`part-${i % 4}`} style={{ flexGrow: row.percent }} />)}</span>
      <ul>
        {rows.map((row, i) => (
          <li key={row.text}><i class={`part-${i % 4}`} aria-hidden="true" /><b>{row.percent < 1 ? "<1" : Math.round(row.percent)} %</b> {row.text}</li>
        ))}
      </ul>
    </div>
  );
}

const EDGE = 8;

/** In the corner of the frame where it covers least: never the place it is about, nor where one may go. */
function aside(el: HTMLElement, at: string, options: readonly Option[]): void {
  const frame = el.closest(".board-frame")!;
  const whole = frame.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = el;
  const goals = new Set([at, ...options.flatMap((option) => option.things)]);
  const boxes = [...goals].flatMap((id) => {
    const box = frame.querySelector(`.board [data-thing="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return box ? [{ box, weight: id === at ? 100 : 1 }] : [];
  });
  const [xs, ys] = [[EDGE, (whole.width - width) / 2, whole.width - width - EDGE], [EDGE, whole.height - height - EDGE]];
  let best = { worth: Infinity, x: EDGE, y: EDGE };
  for (const y of ys)
    for (const x of xs) {
      const worth = boxes.reduce((sum, { box, weight }) => {
        const across = Math.min(x + width, box.right - whole.left) - Math.max(x, box.left - whole.left);
        const down = Math.min(y + height, box.bottom - whole.top) - Math.max(y, box.top - whole.top);
        return sum + (across > 0 && down > 0 ? weight * across * down : 0);
      }, 0);
      if (worth < best.worth) best = { worth, x, y };
    }
  el.style.left = `${Math.round(best.x)}px`;
  el.style.top = `${Math.round(best.y)}px`;
}
