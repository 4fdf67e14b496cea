import { useRef, useState } from "preact/hooks";
import { t, wordsOf } from "../app";
import { COMMANDS, complete, type Completion, History } from "../command";
import { Icon } from "../components/icons";
import { useRoom } from "./room";

const history = new History();

/** The same words as in the terminal: typed forms, numbers, commands; with completion and what was typed before. */
export function CommandLine() {
  const room = useRoom();
  const { session } = room;
  const [line, setLine] = useState("");
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const state = session.state.value;
  const commands = COMMANDS.filter((c) => (c === "skip" ? state?.can.skip : c === "hint" ? state?.can.hint : true));
  const found = open ? complete(line, session.options.value, commands) : [];

  const set = (text: string) => {
    setLine(text);
    setAt(-1);
    setOpen(true);
  };
  const send = async (text: string) => {
    setOpen(false);
    setAt(-1);
    if (!text.trim()) return;
    history.add(text.trim());
    try {
      if (await room.type(text)) setLine("");
    } catch (error) {
      session.say(wordsOf(error));
    }
    input.current?.focus();
  };
  const choose = (one: Completion) => {
    set(one.text.includes(" ") || one.label ? one.text : `${one.text} `);
    setOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const down = event.key === "ArrowDown";
    if (down || event.key === "ArrowUp") {
      event.preventDefault();
      if (found.length) setAt((at + (down ? 1 : found.length) + (at < 0 && !down ? 0 : 0)) % found.length);
      else {
        setLine(history.move(down ? 1 : -1, line));
        setOpen(false);
      }
    } else if (event.key === "Tab" && !event.shiftKey && found.length && line.trim()) {
      event.preventDefault();
      choose(found[Math.max(0, at)]!);
    } else if (event.key === "Enter" && at >= 0 && found[at]) {
      event.preventDefault();
      choose(found[at]!);
    } else if (event.key === "Escape" && found.length) {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        void send(line);
      }}
    >
      <span class="sign" aria-hidden="true">&gt;</span>
      <input
        ref={input}
        id="command"
        type="text"
        role="combobox"
        aria-label={t("page-command")}
        aria-expanded={found.length > 0}
        aria-controls="completions"
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && found[at] ? `completion-${at}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="send"
        placeholder={t("page-command-hint")}
        value={line}
        onInput={(event) => set(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
        data-testid="command"
      />
      <button type="submit" class="button bare" aria-label={t("page-send")} title={t("page-send")}>
        <Icon name="enter" />
      </button>
      <ul id="completions" class="completions" role="listbox" aria-label={t("page-command")} hidden={!found.length}>
        {found.map((one, i) => (
          <li
            key={one.text}
            id={`completion-${i}`}
            role="option"
            aria-selected={i === at}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(one);
            }}
          >
            <code>{one.text}</code> <span>{one.label}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
