import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { t, wordsOf } from "../app";
import type { Anchor } from "../boards/contract";
import { Button, Reconstructed, Spinner } from "../components/bits";
import { counted, forCount, meant } from "../options";
import type { Odds, Option, Why } from "../types";
import { useBoard } from "./BoardFrame";
import { OddsBar } from "./Fight";
import { OptionButton } from "./Options";
import { Prose, Words } from "./Prose";
import { RuleLink } from "./RuleLink";
import { useRoom } from "./room";

const EDGE = 8; // pixels kept free at the edge of the window

function boxOf(at: Anchor): DOMRect {
  return at instanceof Element ? at.getBoundingClientRect() : new DOMRect(at.x, at.y, 0, 0);
}

/** Puts an element below or above its anchor (or `aside` of it, where there is room), whole inside the window. */
function usePlace(at: Anchor, depends: unknown, aside = false) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = ref.current!;
    const box = boxOf(at);
    const { offsetWidth: width, offsetHeight: height } = el;
    const below = box.bottom + EDGE;
    const fits = below + height + EDGE <= innerHeight;
    const leftwards = aside && box.left - width - EDGE > 0;
    const top = leftwards ? box.top : fits ? below : box.top - height - EDGE;
    const left = leftwards ? box.left - width - EDGE : box.left + box.width / 2 - width / 2;
    el.style.left = `${Math.round(Math.max(EDGE, Math.min(innerWidth - width - EDGE, left)))}px`;
    el.style.top = `${Math.round(Math.max(EDGE, Math.min(innerHeight - height - EDGE, top)))}px`;
  }, [at, depends]);
  return ref;
}

export function Popups() {
  const room = useRoom();
  const popup = room.popup.value;
  if (!popup) return <Tip />;
  const key = "option" in popup ? popup.option.text : popup.thing;
  return (
    <Popover key={`${popup.kind}/${key}`} at={popup.at} onClose={() => (room.popup.value = null)} label={"option" in popup ? t("page-odds-of", { what: popup.option.label }) : room.names(popup.thing)}>
      {popup.kind === "odds" ? (
        <OddsOf option={popup.option} />
      ) : popup.kind === "confirm" ? (
        <Confirm option={popup.option} />
      ) : popup.kind === "menu" ? (
        <Menu thing={popup.thing} options={popup.options} />
      ) : (
        <Explain thing={popup.thing} />
      )}
    </Popover>
  );
}

function Popover({ at, onClose, label, children }: { at: Anchor; onClose(): void; label: string; children: ComponentChildren }) {
  const [size, setSize] = useState(0);
  const ref = usePlace(at, size);
  const before = useRef<Element | null>(document.activeElement);
  useEffect(() => {
    const el = ref.current!;
    const watch = new ResizeObserver(() => setSize(el.offsetHeight));
    watch.observe(el);
    (el.querySelector<HTMLElement>(".option-take, button:not(.close)") ?? el).focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      if (!el.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => {
      watch.disconnect();
      document.removeEventListener("pointerdown", outside, true);
      const lost = !document.activeElement || document.activeElement === document.body || el.contains(document.activeElement);
      if (lost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      else if (lost && before.current instanceof SVGElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={ref}
      class="popover"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-testid="popover"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="popover-close">
        <Button icon="close" bare label={t("page-close")} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}

function Head({ thing }: { thing: string }) {
  const room = useRoom();
  const about = room.about(thing);
  return <h3>{about?.name ?? thing} {about?.reconstructed && <Reconstructed />}</h3>;
}

/** What can be done with a thing; a component that can be read is shown with it. */
function Menu({ thing, options }: { thing: string; options: readonly Option[] }) {
  const room = useRoom();
  return (
    <>
      <Read thing={thing} />
      <div class="option-group">
        {counted(options).map((row) => {
          const option = forCount(row, room.hand.count.value);
          return <OptionButton key={option.text} option={option} />;
        })}
      </div>
    </>
  );
}

/** A component as a sheet to be read, or its name. */
function Read({ thing }: { thing: string }) {
  const sheet = useSheet(thing);
  return sheet ?? <Head thing={thing} />;
}

function useSheet(thing: string) {
  const room = useRoom();
  const drawn = useBoard();
  const sheet = drawn?.module.sheet?.(drawn.props, room.explained(thing));
  return sheet ? <div class={`board-${room.game}`}>{sheet}</div> : null;
}

/** A fight begins with this: its odds, and the way back. */
function Confirm({ option }: { option: Option }) {
  const room = useRoom();
  return (
    <div data-testid="confirm">
      <h3>{t("page-fight-begins", { place: room.names(option.begins!) })}</h3>
      <p class="soft">{option.label}</p>
      <OddsTable option={option} />
      <div class="actions">
        <Button strong label={t("page-fight-go")} onClick={() => void room.take(option, true)} testid="confirm-fight" />
        <Button label={t("page-not-yet")} onClick={() => (room.popup.value = null)} />
      </div>
    </div>
  );
}

function Explain({ thing }: { thing: string }) {
  const room = useRoom();
  const about = room.about(thing);
  const options = room.glow.value.get(thing) ?? [];
  const sheet = useSheet(thing);
  return (
    <>
      {sheet ?? <Head thing={thing} />}
      {!options.length && <WhyNot thing={thing} />}
      {sheet ? null : about?.text ? <Prose text={about.text} /> : <p class="soft">{t("page-nothing-there")}</p>}
      {about?.reconstructed && <p class="soft small">{t("page-reconstructed-why")}</p>}
      {options.length > 0 && (
        <div class="option-group" role="group" aria-label={t("page-here")}>
          {options.map((option) => <OptionButton key={option.text} option={option} />)}
        </div>
      )}
    </>
  );
}

const ASKED = 3; // ways in which a thing may have been meant

/** Why the thing cannot be picked now: the table's own reasons, with their rules. */
function WhyNot({ thing }: { thing: string }) {
  const room = useRoom();
  const [found, setFound] = useState<Why[] | null>(null);
  const texts = meant(thing, room.session.options.value).slice(0, ASKED);
  useEffect(() => {
    let on = true;
    if (!texts.length) return;
    Promise.all(texts.map((text) => room.session.table.why(text))).then(
      (all) => on && setFound(all.filter((why, i) => all.findIndex((other) => other.message === why.message) === i)),
      () => {},
    );
    return () => {
      on = false;
    };
  }, []);
  if (!found?.length) return null;
  return (
    <div class="why-not">
      {found.map((why) => <p key={why.message}><Words text={why.message} /> <RuleLink id={why.rule} /></p>)}
    </div>
  );
}

function OddsOf({ option }: { option: Option }) {
  return (
    <>
      <h3>{t("page-odds")}</h3>
      <p class="soft">{option.label}</p>
      <OddsTable option={option} />
    </>
  );
}

function OddsTable({ option }: { option: Option }) {
  const room = useRoom();
  const [odds, setOdds] = useState<Odds | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let on = true;
    room.oddsOf(option).then((found) => on && setOdds(found), (error) => on && setWrong(wordsOf(error)));
    return () => {
      on = false;
    };
  }, [option.text]);
  if (wrong) return <p class="soft">{wrong}</p>;
  if (!odds) return <Spinner label={t("page-counting")} />;
  if (!odds.rows.length) return <p class="soft">{t("page-odds-none")}</p>;
  if (odds.short.length > 0)
    return (
      <>
        <OddsBar rows={odds.short} />
        <details class="odds-more">
          <summary>{t("page-odds-all")}</summary>
          <Rows odds={odds} />
        </details>
      </>
    );
  return <Rows odds={odds} />;
}

function Rows({ odds }: { odds: Odds }) {
  return (
    <>
      <table class="odds">
        <tbody>
          {odds.rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">
                <span class="percent">{row.percent < 1 ? "<1" : Math.round(row.percent)}%</span>
                {row.chance && <span class="fraction">{row.chance}</span>}
              </th>
              <td>
                <span class="bar" style={{ width: `${row.percent}%` }} aria-hidden="true" />
                {row.text}
                {row.by && <span class="soft"> ({row.by})</span>}
                {row.then.map((line) => <small key={line}>{line}</small>)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.text ? <p class="soft small">{odds.text}</p> : !odds.whole && <p class="soft small">{t("page-odds-part")}</p>}
    </>
  );
}

/** The name of what the pointer rests on or the focus is at. */
function Tip() {
  const room = useRoom();
  const tip = room.tip.value;
  if (!tip) return null;
  return "option" in tip ? (
    <OddsTip key={tip.option.text} option={tip.option} at={tip.at} />
  ) : (
    <TipBox key={tip.thing} thing={tip.thing} at={tip.at} />
  );
}

/** The odds of the option that pointer or focus rests on. */
function OddsTip({ option, at }: { option: Option; at: Element }) {
  const [size, setSize] = useState(0);
  const ref = usePlace(at, size, true);
  useEffect(() => {
    const watch = new ResizeObserver(() => setSize(ref.current?.offsetHeight ?? 0));
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={ref} class="tip wide" role="tooltip">
      <OddsTable option={option} />
    </div>
  );
}

function TipBox({ thing, at }: { thing: string; at: Element }) {
  const room = useRoom();
  const ref = usePlace(at, thing);
  const about = room.about(thing);
  const options = room.glow.value.get(thing);
  return (
    <div ref={ref} class="tip" role="tooltip">
      <strong>{about?.name ?? thing}</strong>
      {about?.reconstructed && <Reconstructed />}
      {options?.length ? <span>{options.length === 1 ? options[0]!.label : t("page-option-count", { n: options.length })}</span> : null}
    </div>
  );
}
