import { t } from "../app";
import { Button, Spinner } from "../components/bits";
import { optionFor } from "../command";
import { OptionButton } from "./Options";
import { useRoom } from "./room";

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
  return (
    <div class="hint-box" role="status" data-testid="hint-box">
      <p>{hint.message || (option ? t("page-hint-says") : t("page-hint-none"))}</p>
      {option && <OptionButton option={option} />}
      {hint.why.map((reason) => <p key={reason} class="small">{reason}</p>)}
      {hint.options.length > 1 && (
        <details>
          <summary>{t("page-hint-others")}</summary>
          <ul>{hint.options.map((one) => <li key={one.option}><code>{one.option}</code> {one.text}</li>)}</ul>
        </details>
      )}
      <Button label={t("page-close")} onClick={() => room.jobs.forgetHint()} />
    </div>
  );
}
