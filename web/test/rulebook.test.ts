import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, search } from "../src/rulebook";
import { rule } from "./helpers";

const rules = [rule("3", "Diné"), rule("3.2.5", "Planting", "Corn in an area."), rule("3.3", "Passage of Time", "Corn is returned."), rule("3.3/1", "Population")];

test("a rule id finds its own text or that of the rule around it", () => {
  assert.equal(nearest("3.3/1A", rules)?.id, "3.3/1");
  assert.equal(nearest("3.3/9", rules)?.id, "3.3");
  assert.equal(nearest("3.2.5", rules)?.id, "3.2.5");
  assert.equal(nearest("3.2.8", rules)?.id, "3");
  assert.equal(nearest("undo", rules), undefined);
  assert.equal(nearest("", rules), undefined);
});

test("searching takes all words, in any order, without accents; titles first", () => {
  assert.deepEqual(search("corn", rules).map((r) => r.id), ["3.2.5", "3.3"]);
  assert.deepEqual(search("time passage", rules).map((r) => r.id), ["3.3"]);
  assert.deepEqual(search("dine", rules).map((r) => r.id), ["3"]);
  assert.deepEqual(search("3.3", rules)[0]?.id, "3.3");
  assert.deepEqual(search("corn nowhere", rules), []);
  assert.equal(search(" ", rules).length, rules.length);
});
