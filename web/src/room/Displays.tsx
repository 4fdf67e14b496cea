import { useEffect, useState } from "preact/hooks";
import { t } from "../app";
import type { Panel } from "../boards/contract";
import { useBoard } from "./BoardFrame";
import { Guarded } from "./Guarded";
import { useRoom } from "./room";
import { Things } from "./Things";

function usePanels(): Panel[] {
  const drawn = useBoard();
  return drawn ? drawn.module.displays(drawn.props) : [];
}

/** The few numbers that are always in view. */
export function Strip() {
  const room = useRoom();
  const panels = usePanels().filter((panel) => panel.place === "strip");
  if (!panels.length) return null;
  return (
    <div class={`strip board-${room.game}`}>
      <Things id="strip" label={panels.map((panel) => panel.title).join(", ")}>
        {panels.map((panel) => <div key={panel.id} class="strip-part"><Guarded again={panel}><PanelBody panel={panel} /></Guarded></div>)}
      </Things>
    </div>
  );
}

/** All displays as cards. */
export function Displays() {
  const room = useRoom();
  const panels = usePanels().filter((panel) => panel.place !== "strip");
  return (
    <section class={`displays board-${room.game}`} aria-label={t("page-displays")} data-testid="displays">
      <h2 class="sr">{t("page-displays")}</h2>
      <Things id="displays" label={t("page-displays")}>
        {panels.map((panel) => (
          <section key={panel.id} class={`panel panel-${panel.id}`} aria-labelledby={`panel-${panel.id}`}>
            <h3 id={`panel-${panel.id}`}>{panel.title}</h3>
            <Guarded again={panel}><PanelBody panel={panel} /></Guarded>
          </section>
        ))}
      </Things>
    </section>
  );
}

/** Drawn in a component of its own, so that a failure stays inside. */
function PanelBody({ panel }: { panel: Panel }) {
  return <>{panel.render()}</>;
}

/** One display at a time, on a phone; the one that matters comes forward by itself. */
export function DisplayTabs() {
  const room = useRoom();
  const panels = usePanels().filter((panel) => panel.place !== "strip");
  const [chosen, choose] = useState("");
  const glow = room.glow.value;
  const pulse = [...(room.session.shown.value?.pulse ?? []), ...room.lit.value];
  const calls = panels.find((panel) => panel.holds && ([...glow.keys()].some(panel.holds) || pulse.some(panel.holds)))?.id;
  useEffect(() => {
    if (calls) choose(calls);
  }, [calls]);
  const panel = panels.find((p) => p.id === chosen) ?? panels[0];
  return (
    <section class={`displays tabs board-${room.game}`} aria-label={t("page-displays")} data-testid="displays">
      <div class="chips" role="group" aria-label={t("page-displays")}>
        {panels.map((p) => (
          <button key={p.id} type="button" class="chip" aria-pressed={p.id === panel?.id} onClick={() => choose(p.id)}>
            {p.title}
          </button>
        ))}
      </div>
      <h2 class="sr">{t("page-displays")}</h2>
      {panel && (
        <Things id="displays" label={panel.title}>
          <section class={`panel panel-${panel.id}`}>
            <h3 class="sr">{panel.title}</h3>
            <Guarded again={panel}><PanelBody key={panel.id} panel={panel} /></Guarded>
          </section>
        </Things>
      )}
    </section>
  );
}
