/** How long ago, in words of the language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function ago(then: number, now: number, lang: string): string {
  const seconds = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS)
    if (seconds >= length && (unit !== "second" || seconds >= 10)) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "second");
}
