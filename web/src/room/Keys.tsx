import { useLayoutEffect } from "preact/hooks";
import { t } from "../app";
import { COMMANDS } from "../command";
import { settings } from "../settings";
import { type Room, type Tab, useRoom } from "./room";

/** Focuses what a selector names; a list that is folded is opened for it. */
const focusOn = (selector: string) => {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.closest("#options details")?.setAttribute("open", "");
  found?.focus();
};

/** Goes to a part of the table; one that is behind a tab is brought forward first. */
function to(room: Room, tab: Tab, selector: string): void {
  if (document.querySelector(selector)) return focusOn(selector);
  room.tab.value = tab;
  requestAnimationFrame(() => focusOn(selector));
}

const LETTERS: Record<string, (room: Room) => void> = {
  "/": (room) => to(room, "play", "#command"),
  o: (room) => to(room, "play", "#options button"),
  b: () => focusOn('#board [data-thing][tabindex="0"]'),
  d: (room) => to(room, "displays", '#beside [data-thing][tabindex="0"], #displays [data-thing][tabindex="0"]'),
  l: (room) => to(room, "log", "#log"),
  r: (room) => to(room, "rules", "#rules-panel"),
  u: (room) => void (room.session.state.value?.can.undo && room.session.undo()),
  y: (room) => void (room.session.state.value?.can.redo && room.session.redo()),
  h: (room) => void (room.session.state.value?.can.hint && room.jobs.hint()),
  "[": (room) => void room.look(room.beside(-1)),
  "]": (room) => void room.look(room.beside(1)),
  "?": (room) => (room.sheet.value = "keys"),
};

/** Keys of the whole table. In a text field only Esc means something to them. They work as soon as it can be seen. */
export function useKeys(room: Room): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || room.sheet.value) return;
      const target = event.target as Element;
      if (event.key === "Escape") {
        if (room.popup.value) room.popup.value = null;
        else room.session.skip();
        return;
      }
      if (target.matches("input:not([type=range], [type=checkbox]), textarea, select")) return;
      if (!settings.value.keys) return;
      if (event.key === " " && room.session.shown.value?.playing && !target.matches("button, summary, a, [data-thing]")) {
        event.preventDefault();
        room.session.next();
      } else if (/^[1-9]$/.test(event.key)) {
        focusOn(`#options [data-number="${event.key}"], .told-button:nth-child(${event.key})`);
      } else if (LETTERS[event.key]) {
        event.preventDefault();
        LETTERS[event.key]!(room);
      }
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [room]);
}

export function KeysList() {
  const rows: [string[], string][] = [
    [["/"], t("page-key-command")],
    [["O"], t("page-key-options")],
    [["1", "…", "9"], t("page-key-digits")],
    [["B"], t("page-key-board")],
    [[t("page-key-name-arrows")], t("page-key-arrows")],
    [["N", "⇧N"], t("page-key-glowing")],
    [[t("page-key-name-enter")], t("page-key-pick")],
    [["I"], t("page-key-explain")],
    [["D"], t("page-key-displays")],
    [["L"], t("page-key-log")],
    [["R"], t("page-key-rules")],
    [["U"], t("page-key-undo")],
    [["Y"], t("page-key-redo")],
    [["H"], t("page-key-hint")],
    [[t("page-key-name-space")], t("page-key-step")],
    [[t("page-key-name-esc")], t("page-key-skip")],
    [["[", "]"], t("page-key-past")],
    [["?"], t("page-key-help")],
  ];
  return (
    <dl class="keys">
      {rows.map(([names, words]) => (
        <div key={words}>
          <dt>{names.map((name) => <kbd key={name}>{name}</kbd>)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CommandsSheet() {
  const { can } = useRoom().session.state.value!;
  const shown = COMMANDS.filter((c) => (c === "skip" ? can.skip : c === "hint" ? can.hint : true));
  return (
    <>
      <p>{t("page-command-help")}</p>
      <ul class="commands">
        {shown.map((c) => c !== "redo" && ( // told with undo
          <li key={c}><code>{t(`page-typed-${c}`)}</code> {t(`page-typed-${c}-about`)}</li>
        ))}
      </ul>
    </>
  );
}
