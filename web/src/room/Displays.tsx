import { useEffect, useState } from "preact/hooks";
import { t } from "../app";
import type { Panel, PanelPlace } from "../boards/contract";
import { load, save } from "../storage";
import { useBoard } from "./BoardFrame";
import { Guarded } from "./Guarded";
import { useRoom } from "./room";
import { Things } from "./Things";

export function usePanels(): Panel[] {
  const drawn = useBoard();
  return drawn ? drawn.module.displays(drawn.props) : [];
}

const at = (panels: readonly Panel[], place: PanelPlace) => panels.filter((panel) => panel.place === place);

const onPhone = (panel: Panel) => panel.place === "strip" || panel.phone === "strip";

/** The few numbers that are always in view. */
export function Strip({ phone = false }: { phone?: boolean }) {
  const panels = usePanels();
  return <Row place="strip" panels={phone ? panels.filter(onPhone) : at(panels, "strip")} />;
}

/** What lies in front of the player, under the map. */
export function Under() {
  return <Row place="under" panels={at(usePanels(), "under")} />;
}

function Row({ place, panels }: { place: PanelPlace; panels: readonly Panel[] }) {
  const room = useRoom();
  if (!panels.length) return null;
  return (
    <div class={`${place} board-${room.game}`} data-testid={place}>
      <Things id={place} label={panels.map((panel) => panel.title).join(", ")}>
        {panels.map((panel) => <div key={panel.id} class={`${place}-part panel-${panel.id}`}><Guarded again={panel}><PanelBody panel={panel} /></Guarded></div>)}
      </Things>
    </div>
  );
}

/** The column at the left of the map: what is always to be seen, and one tab of the rest. */
export function Column() {
  const room = useRoom();
  const panels = usePanels();
  const always = at(panels, "beside");
  return (
    <section class="leftside" aria-label={t("page-displays")}>
      <h2 class="sr">{t("page-displays")}</h2>
      {always.length > 0 && (
        <div class={`always board-${room.game}`}>
          <Things id="beside" label={always.map((panel) => panel.title).join(", ")}>
            {always.map((panel) => (
              <section key={panel.id} class={`panel panel-${panel.id}`} aria-labelledby={`panel-${panel.id}`} data-testid={`panel-${panel.id}`}>
                <h3 id={`panel-${panel.id}`}>{panel.title}</h3>
                <Guarded again={panel}><PanelBody panel={panel} /></Guarded>
              </section>
            ))}
          </Things>
        </div>
      )}
      <DisplayTabs panels={panels.filter((panel) => !panel.place)} />
    </section>
  );
}

/** Drawn in a component of its own, so that a failure stays inside. */
function PanelBody({ panel }: { panel: Panel }) {
  return <>{panel.render()}</>;
}

/** The displays of a phone: all that is not in the strip. */
export function AllTabs() {
  return <DisplayTabs panels={usePanels().filter((panel) => !onPhone(panel))} />;
}

/** Displays that have a tab where there is no column. */
export function OtherTabs() {
  return <DisplayTabs panels={usePanels().filter((panel) => !panel.place)} />;
}

/**
 * One display at a time. The one that was chosen is remembered; the one that the question or the step is about comes
 * forward by itself, and goes back when it is about something else.
 */
function DisplayTabs({ panels }: { panels: readonly Panel[] }) {
  const room = useRoom();
  const all = usePanels();
  const key = `display.${room.game}`;
  const [chosen, choose] = useState(() => load(key, ""));
  const glow = room.glow.value;
  const shown = room.session.shown.value;
  const things = shown?.playing ? shown.pulse : [...glow.keys()];
  const named = panels.find((panel) => panel.holds && [...room.lit.value].some(panel.holds))?.id; // what a lesson speaks of
  const calls = named ?? (things.length > 0 && things.every((id) => all.some((panel) => panel.holds?.(id)))
    ? (panels.find((panel) => panel.holds && things.some(panel.holds))?.id ?? "") // nothing of it is on the map
    : "");
  const [called, call] = useState(calls);
  useEffect(() => call(calls), [calls]);
  const panel = panels.find((p) => p.id === called) ?? panels.find((p) => p.id === chosen) ?? panels[0];
  const pick = (id: string) => {
    choose(id);
    call("");
    save(key, id);
  };
  if (!panel) return null;
  return (
    <section class={`displays board-${room.game}`} aria-label={t("page-displays")} data-testid="displays">
      <div class="chips" role="group" aria-label={t("page-displays")}>
        {panels.map((p) => (
          <button key={p.id} type="button" class="chip" aria-pressed={p.id === panel.id} onClick={() => pick(p.id)} data-testid={`display-${p.id}`}>
            {p.title}
          </button>
        ))}
      </div>
      <Things id="displays" label={panel.title}>
        <section class={`panel panel-${panel.id}`}>
          <h3 class="sr">{panel.title}</h3>
          <Guarded again={panel}><PanelBody key={panel.id} panel={panel} /></Guarded>
        </section>
      </Things>
    </section>
  );
}
