import { useEffect, useRef } from "preact/hooks";
import { t } from "../app";
import { counted, forCount, grouped, numbered } from "../options";
import type { Option } from "../types";
import { useMedia } from "../components/hooks";
import { Icon } from "../components/icons";
import { HowMany } from "./HowMany";
import { useRoom } from "./room";

const REST = 450; // how long pointer or focus rests before the odds are counted
const LONG_PRESS = 550;
const FEW = 8; // no headings for so few options
const MANY = 12; // more of them begin on the map

/** All options of the question as buttons, together by what they do. */
export function Options({ options }: { options: readonly Option[] }) {
  const room = useRoom();
  const count = room.hand.count.value;
  const narrow = useMedia("(max-width: 899px)"); // the map of a phone is too small for many of them
  const rows = counted(options).map((row) => forCount(row, count));
  const groups = grouped(rows);
  const numbers = new Map(numbered(rows).map((option, i) => [option.text, i + 1]));
  const typed = rows.length === options.length; // else a number means another option when it is typed
  const headed = rows.length > FEW && groups.length > 1;
  const onMap = rows.filter((option) => option.things.length > 0).length > MANY;
  const list = (
    <>
      {groups.map((group) => {
        const heading = group.right || (headed && group.options.length > 1) ? group.name : "";
        const dense = group.options.length > FEW && group.options.every((o) => o.label.length < 28);
        return (
          <div key={`${group.right}/${group.name}`} class={dense ? "option-group dense" : "option-group"} role="group" aria-label={heading || group.options[0]?.group || undefined}>
            {heading && <h3 aria-hidden="true">{heading}</h3>}
            {group.options.map((option) => (
              <OptionButton key={option.text} option={option} number={numbers.get(option.text)!} typed={typed} />
            ))}
          </div>
        );
      })}
    </>
  );
  return (
    <div class="options" id="options" data-testid="options">
      <HowMany options={options} />
      {onMap ? (
        <>
          <p class="pick-hint"><Icon name="decide" /> {t("page-pick-on-map", { n: rows.length })}</p>
          {rows.filter((option) => option.closes).map((option) => <OptionButton key={option.text} option={option} />)}
          <details class="all-options" open={narrow}>
            <summary>{t("page-all-options", { n: rows.length })}</summary>
            {list}
          </details>
        </>
      ) : list}
    </div>
  );
}

export function OptionButton({ option, number, typed = true }: { option: Option; number?: number; typed?: boolean }) {
  const room = useRoom();
  const rest = useRef(0);
  useEffect(() => () => clearTimeout(rest.current), []);

  /** The option is under pointer or focus: its things are marked, and after a moment its odds are shown. */
  const point = (at: Element, wait: number) => {
    room.preview.value = option;
    clearTimeout(rest.current);
    if (option.odds && !room.popup.value) rest.current = window.setTimeout(() => (room.tip.value = { option, at }), wait);
  };
  const leave = () => {
    clearTimeout(rest.current);
    if (room.preview.value === option) room.preview.value = null;
    const tip = room.tip.value;
    if (tip && "option" in tip && tip.option === option) room.tip.value = null;
  };
  return (
    <div
      class="option"
      onPointerEnter={(event) => point(event.currentTarget, event.pointerType === "mouse" ? REST : LONG_PRESS)}
      onPointerLeave={leave}
      onFocusCapture={(event) => event.target instanceof Element && event.target.matches(":focus-visible") && point(event.currentTarget, REST)}
      onBlurCapture={leave}
      onContextMenu={(event) => option.odds && event.preventDefault()}
    >
      <button
        type="button"
        class="option-take"
        onClick={() => void room.take(option)}
        disabled={room.session.busy.value}
        title={option.text}
        data-option={option.text}
        data-number={number}
      >
        {number !== undefined && typed && <span class="number" aria-hidden="true">{number}</span>}
        <span class="words">
          <span class="label">{option.label}</span>
          {option.notes.map((note) => <span key={note} class="note">{note}</span>)}
        </span>
      </button>
      {option.odds && (
        <button
          type="button"
          class="option-odds"
          aria-label={t("page-odds-of", { what: option.label })}
          title={t("page-odds")}
          onClick={(event) => room.odds(option, event.currentTarget)}
        >
          <Icon name="dice" />
        </button>
      )}
    </div>
  );
}
