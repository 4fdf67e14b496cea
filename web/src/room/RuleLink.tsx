import { t } from "../app";
import { useRoom } from "./room";

/** A rule id that opens the panel there. */
export function RuleLink({ id }: { id: string | null | undefined }) {
  const room = useRoom();
  if (!room.hasRule(id)) return null;
  return (
    <button type="button" class="rule-link" onClick={() => room.openRule(id)} aria-label={t("page-rule", { id })} data-rule={id}>
      {id}
    </button>
  );
}
