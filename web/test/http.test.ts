import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Http, HttpLobby, HttpTable } from "../src/http";
import { type Connection, TableError } from "../src/table";
import type { Update } from "../src/types";
import { update } from "./helpers";

interface Asked {
  url: URL;
  init: RequestInit;
  headers: Record<string, string>;
}

function server(...answers: (Response | (() => Response) | Error)[]) {
  const asked: Asked[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url, "http://table/"), init, headers: init.headers as Record<string, string> });
    const answer = answers.shift() ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer() : answer;
  }) as typeof fetch;
  return { asked, http: new Http(() => "it", fetcher) };
}

test("every call says the language; those about a match carry the seat's token in a header, never a cookie", async () => {
  const { asked, http } = server(Response.json({ ply: 3 }), Response.json({ ply: 4 }));
  const table = new HttpTable(http, "secret");
  await table.state(3);
  await table.act(3, "move x");
  assert.equal(asked[0]!.url.pathname + asked[0]!.url.search, "/api/match?lang=it&ply=3");
  assert.equal(asked[0]!.headers["Authorization"], "Seat secret");
  assert.equal(asked[0]!.init.credentials, "omit");
  assert.equal(asked[1]!.init.method, "POST");
  assert.deepEqual(JSON.parse(asked[1]!.init.body as string), { ply: 3, text: "move x" });
});

test("words are asked for by language and game, and may come from the browser's own store", async () => {
  const { asked, http } = server(new Response("page-back = Indietro"), new Response("board-map = Mappa"));
  const lobby = new HttpLobby(http);
  assert.equal(await lobby.words("it"), "page-back = Indietro");
  assert.equal(await lobby.words("it", "chess"), "board-map = Mappa");
  assert.deepEqual(asked.map(({ url, init }) => [url.pathname, init.cache]), [
    ["/api/words/it", "no-cache"],
    ["/api/words/it/chess", "no-cache"],
  ]);
});

test("refusals keep their words, rule and ply; other pages and dead lines are told apart", async () => {
  const told = { error: "stale", message: "moved on", rule: null, expected: [], ply: 9 };
  const { http } = server(Response.json(told, { status: 409 }), new Response("<h1>502</h1>", { status: 502 }), new TypeError("failed"));
  const table = new HttpTable(http, "t");
  const fails = async () => (await table.act(1, "x").catch((error: unknown) => error)) as TableError;
  const [stale, proxy, dead] = [await fails(), await fails(), await fails()];
  assert.ok(stale.stale && stale.problem.ply === 9 && stale.message === "moved on");
  assert.ok(proxy.problem.error === "server" && proxy.status === 502 && !proxy.offline);
  assert.ok(dead.offline);
});

test("the list of this machine's games is empty where there is none", async () => {
  const { http } = server(Response.json({ error: "not-at-home", message: "no" }, { status: 403 }), new TypeError("failed"));
  const lobby = new HttpLobby(http);
  assert.deepEqual(await lobby.mine(), []);
  await assert.rejects(lobby.mine(), TableError);
});

const stream = (...events: string[]) => () =>
  new Response(new ReadableStream({
    start(control) {
      for (const event of events) control.enqueue(new TextEncoder().encode(event));
      control.close();
    },
  }));

async function settle() {
  for (let i = 0; i < 50; i++) await new Promise((done) => setImmediate(done));
}

test("a broken stream is opened again from where it broke, each time later, until the link is refused", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const event = (ply: number) => `id: ${ply}\nevent: frames\ndata: ${JSON.stringify(update(ply, 0, []))}\n\n`;
  const gone = Response.json({ error: "unknown-token", message: "gone" }, { status: 401 });
  const { asked, http } = server(stream(event(4), event(5)), new TypeError("cut"), stream(event(6)), gone);
  const news: number[] = [];
  const states: Connection[] = [];
  new HttpTable(http, "t").subscribe({
    update: (u: Update) => news.push(u.ply), presence: () => {}, thinking: () => {}, connection: (now) => states.push(now),
  }, "3");
  await settle();
  assert.deepEqual(news, [4, 5]);
  for (let i = 0; i < 4; i++) {
    mock.timers.tick(40_000);
    await settle();
  }
  mock.timers.reset();
  assert.deepEqual(news, [4, 5, 6]);
  assert.deepEqual(asked.map((a) => a.headers["Last-Event-ID"]), ["3", "5", "5", "6"]);
  assert.deepEqual(states, ["connecting", "live", "lost", "connecting", "lost", "connecting", "live", "lost", "connecting"]);
});

test("who is called back while the stream is open again does not open a second one", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, http } = server(new TypeError("cut"), () => new Response(new ReadableStream()));
  const nobody = { update: () => {}, presence: () => {}, thinking: () => {}, connection: () => {} };
  const listening = new HttpTable(http, "t").subscribe(nobody);
  await settle();
  mock.timers.tick(2_000); // it comes back by itself
  await settle();
  listening.wake(); // the page is looked at again
  await settle();
  listening.close();
  mock.timers.reset();
  assert.equal(asked.length, 2);
});

test("long work is asked after until it is done, and can be stopped", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const running = (progress: number) => Response.json({ state: "running", progress, result: null, message: "" });
  const { asked, http } = server(Response.json({ job: "j" }), running(0.3), Response.json({ state: "done", progress: 1, result: { text: "wait" }, message: "" }));
  const seen: number[] = [];
  const task = new HttpTable(http, "t").hint(5, (done) => seen.push(done));
  await settle();
  mock.timers.tick(1000);
  const job = await task.result;
  task.stop();
  await settle();
  mock.timers.reset();
  assert.deepEqual(job.result, { text: "wait" });
  assert.deepEqual(seen, [0.3]);
  assert.deepEqual(asked.map((a) => `${a.init.method} ${a.url.pathname}`), [
    "POST /api/match/hint", "GET /api/match/jobs/j", "GET /api/match/jobs/j", "DELETE /api/match/jobs/j",
  ]);
});

test("long work that is stopped before the table has said its name is stopped there too", async () => {
  const running = Response.json({ state: "running", progress: 0.1, result: null, message: "" });
  const { asked, http } = server(Response.json({ job: "j" }), running);
  const task = new HttpTable(http, "t").review(() => {});
  task.stop(); // the answer is still on its way
  assert.equal((await task.result).state, "stopped");
  await settle();
  assert.deepEqual(asked.map((a) => `${a.init.method} ${a.url.pathname}`), ["POST /api/match/review", "DELETE /api/match/jobs/j"]);
});
