import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { check } from "../src/verify";

const seal = createHash("sha256").update("sand:42").digest("hex");

test("the seal fits the seed and salt it was made of, and no others", async () => {
  assert.equal(seal.slice(0, 16), "48bd11249514be2d"); // the same example as in the server's journal module
  assert.equal(await check(seal, "42", "sand"), "kept");
  assert.equal(await check(seal.toUpperCase(), "42", "sand"), "kept");
  assert.equal(await check(seal, "43", "sand"), "broken");
  assert.equal(await check(seal, "42", "salt"), "broken");
  assert.equal(await check(seal, "42", null), "broken");
  assert.equal(await check(seal, null, null), "hidden");
});
