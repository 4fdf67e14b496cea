import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { change } from "../src/settings";
import { Session } from "../src/session";
import { type Listener, type Table, TableError } from "../src/table";
import type { Frame, State, Update } from "../src/types";
import { frame, line, option, state, update } from "./helpers";

Object.assign(globalThis, {
  addEventListener: () => {},
  removeEventListener: () => {},
  document: { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: "visible" },
});

/** A table in memory: it answers what the test put there, and keeps what it was asked. */
class FakeTable {
  now: State = state(10);
  frames: Frame[] = [frame(9), frame(10)];
  answer: Update | TableError = update(11, 10, []);
  past = new Map<number, State>();
  asked: string[] = [];
  listener: Listener | null = null;

  async state(at?: number): Promise<State> {
    this.asked.push(at === undefined ? "state" : `state ${at}`);
    return at === undefined ? this.now : this.past.get(at)!;
  }
  async log(from: number, to: number): Promise<Frame[]> {
    this.asked.push(`log ${from}-${to}`);
    return this.frames.filter((f) => f.ply > from && f.ply <= to);
  }
  async act(ply: number, text: string): Promise<Update> {
    this.asked.push(`act ${ply} ${text}`);
    if (this.answer instanceof TableError) throw this.answer;
    return this.answer;
  }
  subscribe(listener: Listener) {
    this.listener = listener;
    return { wake: () => {}, close: () => {} };
  }
}

async function opened(table = new FakeTable()) {
  const session = new Session(table as unknown as Table, "token");
  await session.open();
  table.asked = [];
  return { table, session };
}

const problem = (error: string, status: number, more = {}) =>
  new TableError({ error, message: error, rule: null, expected: [], ply: null, ...more }, status);
const plies = (session: Session) => session.frames.value.map((f) => f.ply);

beforeEach(() => change({ speed: "instant", lang: "en" }));

test("opening loads the state, the end of the log, and listens", async () => {
  const { session, table } = await opened();
  assert.equal(session.state.value?.ply, 10);
  assert.deepEqual(plies(session), [9, 10]);
  assert.equal(session.whole.value, true);
  assert.ok(table.listener);
});

test("a link that leads nowhere is told, not thrown", async () => {
  const table = new FakeTable();
  table.state = () => Promise.reject(problem("unknown-token", 401));
  const session = new Session(table as unknown as Table, "token");
  await session.open();
  assert.equal(session.failed.value?.status, 401);
});

test("an action names its ply; its news are taken once, though they come twice", async () => {
  const { session, table } = await opened();
  table.answer = update(12, 10, [frame(11), frame(12)]);
  assert.equal(await session.act("move x"), true);
  table.listener!.update(update(12, 10, [frame(11), frame(12)]));
  assert.deepEqual(table.asked, ["act 10 move x"]);
  assert.deepEqual(plies(session), [9, 10, 11, 12]);
  assert.equal(session.state.value?.ply, 12);
  assert.deepEqual(session.shown.value?.view, { ply: 12 });
});

test("a second click while the first is under way does nothing", async () => {
  const { session, table } = await opened();
  const first = session.act("one");
  assert.equal(await session.act("two"), false);
  await first;
  assert.deepEqual(table.asked, ["act 10 one"]);
});

test("undo: frames above `since` are forgotten, and the position goes back at once", async () => {
  change({ speed: "slow" });
  const { session, table } = await opened();
  table.answer = update(11, 9, [], { view: { back: true } });
  await session.act("undo");
  assert.deepEqual(plies(session), [9]);
  assert.deepEqual(session.shown.value?.view, { back: true });
  assert.equal(session.shown.value?.playing, false);
});

test("a stale answer is refetched quietly", async () => {
  const { session, table } = await opened();
  table.answer = problem("stale", 409, { ply: 13 });
  table.now = state(13);
  table.frames = [frame(9), frame(12), frame(13)]; // 10 was taken back meanwhile
  assert.equal(await session.act("move x"), false);
  assert.equal(session.notice.value, null);
  assert.equal(session.state.value?.ply, 13);
  assert.deepEqual(plies(session), [9, 12, 13]);
});

test("a refusal is told with its rule, and nothing else changes", async () => {
  const { session, table } = await opened();
  table.answer = problem("refused", 422, { message: "too far", rule: "3.2.1", expected: ["move a"] });
  assert.equal(await session.act("move far"), false);
  assert.deepEqual(session.notice.value, { kind: "refused", text: "too far", rule: "3.2.1", expected: ["move a"] });
  assert.equal(session.state.value?.ply, 10);
  assert.equal(session.busy.value, false);
});

test("no options while steps are shown; they come when all has been shown", async () => {
  change({ speed: "step" });
  const { session, table } = await opened();
  const pending = { ...state(11).pending, options: [option("wait")] };
  table.listener!.update(update(11, 10, [frame(11, { seat: "blue", lines: [line("a"), line("b")] })], { pending }));
  assert.equal(session.shown.value?.line?.text, "a");
  assert.equal(session.options.value.length, 0);
  session.next();
  session.next();
  assert.equal(session.shown.value?.playing, false);
  assert.deepEqual(session.options.value.map((o) => o.text), ["wait"]);
});

test("a hole in the news is filled from the log", async () => {
  const { session, table } = await opened();
  table.frames.push(frame(11), frame(12));
  table.listener!.update(update(14, 12, [frame(13), frame(14)]));
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(table.asked, ["log 10-12"]);
  assert.deepEqual(plies(session), [9, 10, 11, 12, 13, 14]);
});

test("a look at an earlier moment hides the options; the last one asked for counts", async () => {
  const { session, table } = await opened();
  table.past.set(3, state(10, { at: 3, view: { ply: 3 } })).set(5, state(10, { at: 5, view: { ply: 5 } }));
  await Promise.all([session.look(3), session.look(5)]);
  assert.equal(session.past.value?.at, 5);
  assert.equal(await session.act("move x"), false, "the past is not played in");
  await session.look(10);
  assert.equal(session.past.value, null);
});

test("the log is fetched back to the moment that is looked at, and no further than needed", async () => {
  const table = new FakeTable();
  table.now = state(300);
  table.frames = Array.from({ length: 300 }, (_, i) => frame(i + 1));
  const { session } = await opened(table);
  assert.equal(plies(session)[0], 221);
  table.past.set(250, state(300, { at: 250 })).set(150, state(300, { at: 150 }));
  await session.look(250);
  assert.equal(plies(session)[0], 221);
  await session.look(150);
  assert.equal(plies(session)[0], 71);
  await session.earlier();
  assert.equal(session.whole.value, true);
  assert.deepEqual(plies(session), table.frames.map((f) => f.ply));
});

test("who comes and who thinks is patched into the state", async () => {
  const { session, table } = await opened();
  const seat = { seat: "blue", label: "Blue", kind: "bot" as const, level: "easy", name: "", online: false, last_seen: null, thinking: null, replaced: "" };
  table.listener!.presence([seat]);
  table.listener!.thinking({ seat: "blue", since: 7 });
  assert.equal(session.state.value?.seats[0]?.thinking, 7);
});

test("another language fetches the words anew", async () => {
  const { session, table } = await opened();
  table.frames = [frame(9, { text: "voce 9" })];
  table.asked = [];
  change({ lang: "it" });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(table.asked, ["state", "log 0-10"]);
  assert.equal(session.frames.value[0]?.text, "voce 9");
});
