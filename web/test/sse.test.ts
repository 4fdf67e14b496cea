import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff, EventParser } from "../src/sse";

const STREAM = 'retry: 1000\n\nid: 7\nevent: frames\ndata: {"a":\ndata: 1}\n\n: a comment\n\nevent: ping\ndata: {}\n\n';
const EVENTS = [
  { id: "7", event: "frames", data: '{"a":\n1}' },
  { id: "7", event: "ping", data: "{}" },
];

test("events come out whole, with the last id and several lines of data", () => {
  assert.deepEqual(new EventParser().feed(STREAM), EVENTS);
});

test("the stream may be cut anywhere, with any line ends", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = STREAM.replaceAll("\n", end);
    for (let cut = 0; cut <= text.length; cut++) {
      const parser = new EventParser();
      const found = [...parser.feed(text.slice(0, cut)), ...parser.feed(text.slice(cut)), ...parser.feed("\n")];
      assert.deepEqual(found, EVENTS, `cut at ${cut} with ${JSON.stringify(end)}`);
    }
  }
});

test("a data line keeps its spaces but for the first", () => {
  assert.equal(new EventParser().feed("data:  two\n\n")[0]?.data, " two");
  assert.equal(new EventParser().feed("data:none\n\n")[0]?.data, "none");
  assert.deepEqual(new EventParser().feed("event: empty\n\n"), []);
});

test("attempts are spread, grow and never wait longer than 37 seconds", () => {
  const middle = (attempt: number) => backoff(attempt, () => 0.5);
  assert.deepEqual([0, 1, 2, 3].map(middle), [500, 1000, 2000, 4000]);
  assert.equal(middle(20), 30_000);
  assert.ok(backoff(0, () => 0) < backoff(0, () => 0.99));
});
