/** What this browser remembers. Where it may not (a private window), the page works on and forgets. */
const PREFIX = "homelands.";

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: nothing depends on it.
  }
}

/** Calls back when another window of this browser has changed a key. */
export function watch(key: string, changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) changed();
  });
}
