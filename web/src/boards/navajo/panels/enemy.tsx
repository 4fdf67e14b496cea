/** The Enemy Instruction Display: three columns of six, each counter with both of its sides. */
import { thing } from "../../contract";
import { counterWords, type Props } from "../describe";
import { Glyph } from "../glyphs";
import { COLUMNS, type Column } from "../names";
import type { Counter } from "../view";
import { Covered } from "./cover";

const WAR = ["raid", "utes", "comanche", "slaves"];
const PEACE = ["peace", "defend"];

export function Instructions({ props }: { props: Props }) {
  const { words } = props;
  const { display, period } = props.view;
  const columns = COLUMNS.filter((column) => column !== "inactive" || display.inactive.some(Boolean));
  return (
    <div class={`nav period-${period}`}>
      {display.truce && (
        <Covered
          props={props}
          id="slot:truce"
          words={`${words("board-truce", { ap: display.truce.ap })}: ${counterWords(props, display.truce)}`}
          class="truce"
        >
          <span class="soft" aria-hidden="true">
            {words("board-truce", { ap: display.truce.ap })}
          </span>
          <CounterCard props={props} counter={display.truce} />
        </Covered>
      )}
      <div class={`instructions of-${columns.length}`}>
        {columns.map((column) => (
          <section key={column} class={`orders ${column}`}>
            <div class="sub">{words(`board-column-${column}`)}</div>
            <ol>
              {display[column].map((counter, i) => (
                <Slot key={i} props={props} column={column} row={i + 1} counter={counter} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

function Slot({ props, column, row, counter }: { props: Props; column: Column; row: number; counter: Counter | null }) {
  const { words } = props;
  const inside = counter ? counterWords(props, counter) : words("board-empty");
  const label = `${words(`board-column-${column}`)}, ${words("board-row", { n: row })}: ${inside}`;
  return (
    <li>
      <Covered props={props} id={`slot:${column}.${row}`} words={label} class={`slot${counter ? "" : " is-empty"}`}>
        <span class="row-n" aria-hidden="true">
          {row}
        </span>
        {counter && <CounterCard props={props} counter={counter} />}
      </Covered>
    </li>
  );
}

const short = ({ words }: Props, cost: string) => (cost === "all" ? words("board-cost-all-short") : cost);

function CounterCard({ props, counter }: { props: Props; counter: Counter }) {
  const { words } = props;
  const tone = WAR.includes(counter.instruction) ? "war" : PEACE.includes(counter.instruction) ? "calm" : "slow";
  const cost = counter.now === null ? short(props, counter.cost) : `${counter.cost}=${counter.now}`;
  const marks = counter.stripe ? " is-striped" : "";
  return (
    <span
      {...thing(props, `instruction:${counter.id}`, counterWords(props, counter), `halo counter-card ${tone}${marks}`)}
    >
      <span class="counter-face" aria-hidden="true">
        <i class="counter-id">{counter.id}</i>
        <b>
          {words.named("instruction", counter.instruction)} {counter.star && <i class="star">★</i>}
        </b>
      </span>
      <i class="cost" aria-hidden="true">
        {cost}
      </i>
      <span class="counter-back" aria-hidden="true">
        <Glyph name="turn" /> {words.named("instruction", counter.other.instruction)} {short(props, counter.other.cost)}
        {counter.other.stripe && " ="}
      </span>
    </span>
  );
}
