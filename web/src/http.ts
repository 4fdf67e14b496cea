/** The table over HTTP. No cookie: the seat's token travels in a header, and only to this page's own server. */
import { backoff, EventParser } from "./sse";
import { type Connection, type Listener, type Lobby, type Subscription, type Table, TableError, type Task } from "./table";
import type {
  Catalogue, Frame, Job, Language, Links, MineEntry, NewMatch, Odds, Problem, Rule, Started, State, Thing, Update, Why,
} from "./types";

const SILENCE = 45_000; // the server pings more often than that: a longer silence means a dead connection
const POLL = 400; // how often long work is asked after

type Query = Record<string, string | number | undefined>;

interface Call {
  method?: string;
  query?: Query;
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  cache?: RequestCache;
}

export class Http {
  constructor(private readonly lang: () => string, private readonly fetcher: typeof fetch = (...a) => fetch(...a)) {}

  async call(path: string, call: Call = {}): Promise<Response> {
    const query = new URLSearchParams({ lang: this.lang() });
    for (const [key, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(key, `${value}`);
    const headers: Record<string, string> = { ...call.headers };
    if (call.token) headers["Authorization"] = `Seat ${call.token}`;
    if (call.body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    try {
      response = await this.fetcher(`api/${path}?${query}`, {
        method: call.method ?? (call.body === undefined ? "GET" : "POST"),
        headers,
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ?? null,
        credentials: "omit",
        cache: call.cache ?? "no-store",
      });
    } catch (error) {
      if (call.signal?.aborted) throw error;
      throw new TableError(problem("offline", ""), 0);
    }
    if (!response.ok) throw new TableError(await readProblem(response), response.status);
    return response;
  }

  async json<T>(path: string, call?: Call): Promise<T> {
    const response = await this.call(path, call);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}

function problem(error: string, message: string): Problem {
  return { error, message, rule: null, expected: [], ply: null };
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const found = (await response.json()) as Partial<Problem>;
    if (found.error && found.message) return { ...problem(found.error, found.message), ...found };
  } catch {
    // A proxy's page in place of ours: the status has to do.
  }
  return problem(response.status >= 500 ? "server" : "failed", "");
}

export class HttpLobby implements Lobby {
  constructor(private readonly http: Http) {}

  languages = () => this.http.json<Language[]>("languages");
  catalogue = () => this.http.json<Catalogue>("catalogue");
  start = (match: NewMatch) => this.http.json<Started>("matches", { body: match });
  take = (journal: string, seats: Record<string, string> = {}) =>
    this.http.json<Started>("import", { body: { journal, seats } });
  rules = (game: string) => this.http.json<Rule[]>(`rules/${game}`);
  things = (game: string) => this.http.json<Record<string, Thing>>(`things/${game}`);
  board = (game: string) => this.http.json<unknown>(`board/${game}`);
  table = (token: string): Table => new HttpTable(this.http, token);

  /** They change only with the server: the browser keeps them, and asks whether they are still the same. */
  async words(language: string, game = ""): Promise<string> {
    const path = ["words", language, game].filter(Boolean).map(encodeURIComponent).join("/");
    return (await this.http.call(path, { cache: "no-cache" })).text();
  }

  async mine(): Promise<MineEntry[]> {
    try {
      return await this.http.json<MineEntry[]>("mine");
    } catch (error) {
      if (error instanceof TableError && !error.offline && error.status < 500) return []; // not this machine's table
      throw error;
    }
  }
}

export class HttpTable implements Table {
  constructor(private readonly http: Http, private readonly token: string) {}

  #get<T>(path: string, query: Query = {}): Promise<T> {
    return this.http.json<T>(`match${path}`, { token: this.token, query });
  }
  #post<T>(path: string, body: unknown): Promise<T> {
    return this.http.json<T>(`match${path}`, { token: this.token, body });
  }

  state = (at?: number) => this.#get<State>("", { ply: at });
  log = async (from: number, to: number) => (await this.#get<{ frames: Frame[] }>("/log", { from, to })).frames;
  act = (ply: number, text: string) => this.#post<Update>("/act", { ply, text });
  undo = (ply: number) => this.#post<Update>("/undo", { ply });
  redo = (ply: number) => this.#post<Update>("/redo", { ply });
  skip = (ply: number) => this.#post<Update>("/skip", { ply });
  correct = (ply: number, number: number, text: string) => this.#post<Update>("/correct", { ply, number, text });
  printed = (ply: number, values: Record<string, string>) => this.#post<Update>("/printed", { ply, values });
  branch = (at: number, name: string) => this.#post<Started>("/branch", { at, name });
  odds = (option: string) => this.#get<Odds>("/odds", { option });
  why = (text: string) => this.#get<Why>("/why", { text });
  rename = (name: string) => this.#post<void>("/name", { name });
  links = () => this.#post<Links>("/links", {});
  rules = () => this.#get<Rule[]>("/rules");
  things = () => this.#get<Record<string, Thing>>("/things");
  board = () => this.#get<unknown>("/board");
  hurry = () => this.#post<void>("/hurry", {});
  hint = (ply: number, progress: (done: number) => void) => this.#task("/hint", { ply }, progress);
  review = (progress: (done: number) => void) => this.#task("/review", {}, progress);

  async journal(): Promise<string> {
    return (await this.http.call("match/journal", { token: this.token })).text();
  }

  #task(path: string, body: unknown, progress: (done: number) => void): Task {
    let stopped = false;
    let job = "";
    const end = () => void this.http.json(`match/jobs/${job}`, { token: this.token, method: "DELETE" }).catch(() => {});
    const run = async (): Promise<Job> => {
      job = (await this.#post<{ job: string }>(path, body)).job;
      if (stopped) end(); // before it had a name: else it would go on, and keep others from thinking
      for (;;) {
        if (stopped) return { state: "stopped", progress: 0, result: null, message: "" };
        const now = await this.#get<Job>(`/jobs/${job}`);
        if (now.state !== "running") return now;
        progress(now.progress);
        await new Promise((wake) => setTimeout(wake, POLL));
      }
    };
    const stop = () => {
      stopped = true;
      if (job) end();
    };
    return { result: run(), stop };
  }

  subscribe(listener: Listener, after = ""): Subscription {
    return new Stream(this.http, this.token, listener, after);
  }
}

/** The stream of events, opened again by itself whenever it breaks, from where it broke. */
class Stream implements Subscription {
  #control = new AbortController();
  #closed = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly http: Http, private readonly token: string, private readonly listener: Listener,
    private last: string,
  ) {
    void this.#open();
  }

  async #open(): Promise<void> {
    this.#timer = undefined; // nobody waits any more: whoever is called back now must not open a second stream
    this.#tell("connecting");
    this.#control = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => this.#control.abort(), SILENCE);
    };
    try {
      heard();
      const headers: Record<string, string> = { Accept: "text/event-stream" };
      if (this.last) headers["Last-Event-ID"] = this.last;
      const response = await this.http.call("match/events", { token: this.token, signal: this.#control.signal, headers });
      this.#attempt = 0;
      this.#tell("live");
      const parser = new EventParser();
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        heard();
        for (const event of parser.feed(piece.value)) {
          if (event.id) this.last = event.id;
          this.#hear(event.event, event.data);
        }
      }
    } catch (error) {
      // Whatever broke it, the answer is the same: come back. Only a link that is no longer known is final.
      if (error instanceof TableError && [401, 403, 404].includes(error.status)) this.#closed = true;
    }
    clearTimeout(silence);
    if (this.#closed) return;
    const wait = backoff(this.#attempt++);
    this.#tell("lost", Date.now() + wait);
    this.#timer = setTimeout(() => void this.#open(), wait);
  }

  #hear(event: string, data: string): void {
    if (event === "frames") this.listener.update(JSON.parse(data) as Update);
    else if (event === "presence") this.listener.presence(JSON.parse(data).seats);
    else if (event === "thinking") this.listener.thinking(JSON.parse(data));
  }

  #tell(now: Connection, retryAt?: number): void {
    if (!this.#closed) this.listener.connection(now, retryAt);
  }

  wake(): void {
    if (this.#timer === undefined || this.#closed) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#control.abort();
  }
}
