import { t } from "../app";
import { counted, most, numberIn } from "../options";
import type { Option } from "../types";
import { useRoom } from "./room";

/** How many go: it begins at all of them; then one picks where. */
export function HowMany({ options }: { options: readonly Option[] }) {
  const room = useRoom();
  const all = most(options);
  if (!all) return null;
  const parts = options.some((option) => option.closes); // those who stay may be asked for too
  const least = Math.min(...counted(options).filter((row) => row.length > 1).map((row) => numberIn(row[0]!)));
  const n = Math.min(all, room.hand.count.value ?? all);
  const set = (to: number) => (room.hand.count.value = Math.max(least, Math.min(all, to)));
  return (
    <div class="how-many" role="group" aria-label={t("page-how-many")}>
      <span aria-hidden="true">{t("page-how-many")}</span>
      <button type="button" aria-label={t("page-fewer")} disabled={n <= least} onClick={() => set(n - 1)} data-testid="fewer">−</button>
      <input
        type="range" min={least} max={all} value={n} data-testid="how-many"
        aria-label={t("page-how-many")} onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <button type="button" aria-label={t("page-more-of-them")} disabled={n >= all} onClick={() => set(n + 1)}>+</button>
      <output>{t("page-of-all", { n, all })}</output>
      {parts && n < all && (
        <label>
          <input type="checkbox" checked={room.hand.others.value} onChange={(event) => (room.hand.others.value = event.currentTarget.checked)} />
          {t("page-others-too")}
        </label>
      )}
    </div>
  );
}
