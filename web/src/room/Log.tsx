import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app";
import { Button } from "../components/bits";
import { Icon, type IconName } from "../components/icons";
import type { Session } from "../session";
import { settings } from "../settings";
import type { Frame } from "../types";
import { Dice } from "./Die";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

const NEAR = 24; // pixels from the end within which a reader counts as being there

/** What happened so far, as far as it has been shown. */
export function Log() {
  const room = useRoom();
  const { session } = room;
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true); // until the reader scrolls up, and again when he is back at the end
  const was = useRef({ top: 0, whole: 0, seen: 0 });
  const at = session.past.value?.at ?? null;
  const shown = session.shown.value;
  const until = shown?.playing ? shown.ply : Infinity;
  const told = shown?.playing ? shown.told : Infinity;
  const frames = session.frames.value.filter((frame) => frame.ply <= until);

  useLayoutEffect(() => {
    const el = list.current!;
    if (at !== null) el.querySelector(".now")?.scrollIntoView({ block: "nearest" });
    else if (follow.current) el.scrollTop = el.scrollHeight;
  }, [frames.length, at, until, told]);
  useEffect(() => {
    // Lines grow when the rules they name have come, and the room changes with the question above.
    const el = list.current!;
    const sizes = new ResizeObserver(() => {
      if (follow.current && !session.past.peek()) el.scrollTop = el.scrollHeight;
      else el.scrollTop += was.current.seen - el.clientHeight; // what is read stays where it is above the lower edge
      was.current = { top: el.scrollTop, whole: el.scrollHeight, seen: el.clientHeight };
    });
    sizes.observe(el);
    sizes.observe(el.firstElementChild!);
    return () => sizes.disconnect();
  }, []);

  return (
    <section class="log" aria-label={t("page-log")} data-testid="log">
      <div
        ref={list}
        class="log-list"
        role="log"
        aria-live="off"
        aria-label={t("page-log")}
        tabIndex={0}
        id="log"
        onScroll={(event) => {
          // It also scrolls when lines come, or when the room for them changes: that is not the reader's doing.
          const { scrollTop: top, scrollHeight: whole, clientHeight: seen } = event.currentTarget;
          const same = whole === was.current.whole && seen === was.current.seen;
          if (whole - top - seen < NEAR) follow.current = true;
          else if (same && top < was.current.top) follow.current = false;
          was.current = { top, whole, seen };
        }}
      >
        <div>
          {!session.whole.value && <Button label={t("page-log-earlier")} onClick={() => void session.earlier()} />}
          {!frames.length && <p class="soft">{t("page-log-empty")}</p>}
          {frames.map((frame) => <Entry key={frame.ply} frame={frame} now={frame.ply === at} told={frame.ply === until ? told : Infinity} />)}
        </div>
      </div>
    </section>
  );
}

/** Who has chosen; nothing where one plays alone. */
export function chooser(session: Session, frame: Frame): string {
  const seats = session.state.value?.seats ?? [];
  return (seats.length > 1 && seats.find((s) => s.seat === frame.seat)?.label) || "";
}

const SIGNS: Record<Frame["mark"], IconName> = { ">": "decide", "!": "dice", "#": "log" };

/** An entry in sentences. Its words in the journal are for those who want them: the sign tells them, a setting shows them. */
function Entry({ frame, now, told }: { frame: Frame; now: boolean; told: number }) {
  const room = useRoom();
  const who = chooser(room.session, frame);
  const written = `${frame.mark} ${frame.text}`;
  const note = frame.mark === "#" ? frame.text : frame.said;
  const look = t("page-log-entry", { n: frame.ply });
  return (
    <div class={`entry${now ? " now" : ""}${frame.mark === "!" ? " chance" : ""}`} data-ply={frame.ply}>
      <button type="button" class="entry-sign" onClick={() => void room.look(frame.ply)} title={`${look}\n${written}`} aria-label={look}>
        <Icon name={SIGNS[frame.mark]} />
      </button>
      <div class="entry-words">
        {(who || note) && (
          <p class="chosen">
            {who && <span class="who">{who}{note && ":"}</span>} {frame.veiled || frame.mark === "#" ? <em>{note}</em> : note}
          </p>
        )}
        <Dice text={frame.text} />
        {frame.lines.slice(0, told).map((line, i) => (
          <p key={i}>
            {line.text} <RuleLink id={line.rule} />
          </p>
        ))}
        {settings.value.journal && <code class="written">{written}</code>}
      </div>
    </div>
  );
}
