import { t } from "../app";
import { Button } from "../components/bits";
import { useRoom } from "./room";

/** Take back, do again, ask for advice, practise, keep. */
export function Tools() {
  const room = useRoom();
  const { session } = room;
  const { can, last, kind } = session.state.value!;
  if (kind === "lesson") return null; // the lesson has its own
  const still = session.past.value !== null || session.busy.value;
  return (
    <div class="tools" role="toolbar" aria-label={t("page-more")}>
      <Button icon="undo" bare label={t("page-undo")} disabled={!can.undo || still} onClick={() => void session.undo()} testid="undo" />
      <Button icon="redo" bare label={t("page-redo")} disabled={!can.redo || still} onClick={() => void session.redo()} testid="redo" />
      {can.hint && <Button icon="hint" label={t("page-hint")} disabled={still} onClick={() => void room.jobs.hint()} testid="hint" />}
      {can.branch && <Button icon="branch" label={t("page-branch-short")} disabled={still} onClick={() => void room.practise(last)} testid="branch" />}
      <Button icon="download" bare label={t("page-export")} onClick={() => void room.save()} testid="export" />
    </div>
  );
}
