import assert from "node:assert/strict";
import { test } from "node:test";
import { Hand } from "../src/room/hand";
import type { Room } from "../src/room/room";
import type { Option } from "../src/types";
import { option } from "./helpers";

/** A hand at a table that asks one question after the other, with what it takes by itself. */
function table() {
  const taken: string[] = [];
  const session = { options: { value: [] as Option[] }, state: { value: { ply: 0 } }, busy: { value: false } };
  const room = { session, glow: { value: new Map() }, take: async (one: Option) => void taken.push(one.text) };
  const hand = new Hand(room as unknown as Room);
  const asks = (...options: Option[]) => {
    session.options.value = options;
    session.state.value = { ply: session.state.value.ply + 1 };
    hand.asked();
  };
  return { hand, asks, taken };
}

const march = (n: number, to: string, from: string) =>
  option(`march ${n} ${to}`, { counts: true, things: [`region:${to}`, `cube:${from}.blue`, `region:${from}`] });
const bring = (n: number) => option(`bring brown ${n}`, { counts: true, things: ["cube:denver.brown", "region:denver", "region:elkhorn"] });
const halt = (at: string) => option("halt", { closes: true, things: [`cube:${at}.blue`, `region:${at}`] });

test("friends who stay behind do not stop those who march", () => {
  const { hand, asks, taken } = table();
  asks(march(1, "elkhorn", "denver"), march(2, "elkhorn", "denver"), halt("denver"));
  hand.takes(march(2, "elkhorn", "denver"));
  asks(bring(0), bring(1));
  hand.takes(bring(0));
  asks(march(1, "neosho", "elkhorn"), march(2, "neosho", "elkhorn"), halt("elkhorn"));
  assert.deepEqual(taken, []);
});

test("whoever stays behind stays, also when friends were asked for in between; then nothing more is closed", () => {
  const { hand, asks, taken } = table();
  asks(march(1, "elkhorn", "denver"), march(2, "elkhorn", "denver"), halt("denver"));
  hand.takes(march(1, "elkhorn", "denver"));
  asks(bring(0), bring(1));
  hand.takes(bring(1));
  asks(march(1, "neosho", "denver"), march(2, "neosho", "denver"), halt("denver"));
  assert.deepEqual(taken, ["halt"]);
  hand.takes(halt("denver"));
  asks(march(1, "neosho", "denver"), march(2, "neosho", "denver"), halt("denver"));
  assert.deepEqual(taken, ["halt"]);
});
