#!/usr/bin/env node
// A bot in JavaScript for Plains Indian Wars: it places and marches where its side has the fewest cubes, fights whenever
// it can, and otherwise takes the first option.
//
//   homelands play plains --players 2 --seat green="cmd:node examples/bots/regions.mjs"

import { createInterface } from "node:readline";

const SIDES = { green: ["green", "orange"], orange: ["green", "orange"] };
const US = ["blue", "brown", "purple"];

/** How many cubes of one's own side stand in the region that an option names last; many if it names none. */
function crowd(words, view, seat) {
  const region = view.regions[words.split(" ").at(-1)];
  if (!region) return 99;
  return (SIDES[seat] ?? US).reduce((sum, colour) => sum + (region[colour] ?? 0), 0);
}

function choose({ options, view, seat }) {
  const fight = options.find((words) => words.startsWith("fight "));
  if (fight) return fight;
  const spread = options.filter((words) => /^(place|march) /.test(words));
  return spread.length ? spread.sort((a, b) => crowd(a, view, seat) - crowd(b, view, seat))[0] : options[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if ("id" in message) console.log(JSON.stringify({ id: message.id, choice: choose(message) }));
}
