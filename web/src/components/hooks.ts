import { useEffect, useState } from "preact/hooks";
import { t } from "../app";

/** Whether a media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => set(media.matches);
    changed();
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return matches;
}

export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), t("page-brand")].join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
