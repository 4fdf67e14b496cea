/** Server-sent events read from a fetched stream (an EventSource cannot send the seat's token in a header). */

export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** Takes the stream in pieces as they come and gives whole events. */
export class EventParser {
  #rest = "";
  #id = "";
  #event = "";
  #data: string[] = [];

  feed(piece: string): ServerEvent[] {
    const out: ServerEvent[] = [];
    const text = this.#rest + piece;
    // A piece may end between the two characters of a line end: that carriage return waits for the next piece.
    const whole = text.endsWith("\r") ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\r|\n/);
    this.#rest = (lines.pop() ?? "") + text.slice(whole.length);
    for (const line of lines) {
      const event = this.#line(line);
      if (event) out.push(event);
    }
    return out;
  }

  #line(line: string): ServerEvent | null {
    if (line === "") return this.#dispatch();
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "id") this.#id = value;
    else if (field === "event") this.#event = value;
    else if (field === "data") this.#data.push(value);
    return null;
  }

  #dispatch(): ServerEvent | null {
    const found = this.#data.length
      ? { id: this.#id, event: this.#event || "message", data: this.#data.join("\n") }
      : null;
    this.#event = "";
    this.#data = [];
    return found;
  }
}

/** Milliseconds to wait before the next attempt: doubling up to half a minute, spread so that not all come at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(30_000, 500 * 2 ** attempt) * (0.75 + random() / 2);
}
