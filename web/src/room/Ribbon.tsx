import { t } from "../app";
import { useRoom } from "./room";

/** Where in the turn the moment on the board is: what was, what is, what comes, and what was left out, with the reason. */
export function Ribbon() {
  const { session } = useRoom();
  const phases = session.past.value?.ribbon ?? session.shown.value?.ribbon ?? [];
  if (!phases.length) return null;
  return (
    <ol class="ribbon" aria-label={t("page-ribbon")} data-testid="ribbon">
      {phases.map((phase) => (
        <li key={phase.id} class={`phase ${phase.state}`} aria-current={phase.state === "now" ? "step" : undefined} title={phase.why || undefined} data-phase={phase.id}>
          {phase.text}
          {phase.why && <span class="sr">: {phase.why}</span>}
        </li>
      ))}
    </ol>
  );
}
