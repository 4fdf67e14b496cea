import { useEffect } from "preact/hooks";
import { t } from "../app";
import { Button, Spinner } from "../components/bits";
import { optionFor } from "../command";
import type { Option } from "../types";
import { OptionButton } from "./Options";
import { type Room, useRoom } from "./room";

/** The advised move; as long as it stands here its things are marked on the board. */
function Lit({ option }: { option: Option }) {
  const room = useRoom();
  useEffect(() => {
    room.preview.value = option;
    return () => {
      if (room.preview.value === option) room.preview.value = null;
    };
  }, [option]);
  return <OptionButton option={option} />;
}

const labelOf = (room: Room, text: string) => optionFor(text, room.session.options.value)?.label ?? text;

export function HintBox() {
  const room = useRoom();
  const work = room.jobs.hinted.value;
  if (work.state === "idle") return null;
  if (work.state === "running")
    return (
      <div class="hint-box">
        <Spinner label={t("page-hint-working")} />
        {work.progress > 0 && <progress value={work.progress} max={1} aria-label={t("page-hint-working")} />}
        <Button label={t("page-stop")} onClick={() => room.jobs.stopHint()} />
      </div>
    );
  if (work.state === "failed") return <div class="hint-box">{work.message || t("page-hint-none")}</div>;
  const { result: hint } = work;
  const option = optionFor(hint.option, room.session.options.value);
  const [reason, ...more] = hint.why;
  return (
    <div class="hint-box" role="status" data-testid="hint-box">
      {option ? <p class="where">{t("page-hint-says")}</p> : <p>{hint.message || t("page-hint-none")}</p>}
      {option && <Lit option={option} />}
      {reason && <p class="small">{reason}</p>}
      <details>
        <summary>{t("page-hint-how")}</summary>
        {option && hint.message && <p class="small">{hint.message}</p>}
        {more.map((one) => <p key={one} class="small">{one}</p>)}
        {hint.options.length > 1 && (
          <ul>{hint.options.map((one) => <li key={one.option}>{labelOf(room, one.option)}: {one.text}</li>)}</ul>
        )}
      </details>
      <Button label={t("page-close")} onClick={() => room.jobs.forgetHint()} />
    </div>
  );
}
