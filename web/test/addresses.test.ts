import assert from "node:assert/strict";
import { test } from "node:test";
import { format, link, parse, type Route } from "../src/router";

const TOKEN = "abcDEF_-0123456789abcdefghijklmn";

test("addresses are read back as they are written", () => {
  const routes: Route[] = [
    { page: "start" },
    { page: "new", game: "navajo", companion: false },
    { page: "new", game: "plains", companion: true },
    { page: "import" },
    { page: "settings" },
    { page: "about" },
    { page: "table", token: TOKEN, at: null },
    { page: "table", token: TOKEN, at: 0 },
    { page: "table", token: TOKEN, at: 120 },
  ];
  for (const route of routes) assert.deepEqual(parse(format(route)), route);
  for (const empty of ["", "#", "#/", "/"]) assert.deepEqual(parse(empty), { page: "start" });
});

test("what is none is none", () => {
  const wrong = ["#/t/short", `#/t/${TOKEN}/at`, `#/t/${TOKEN}/at/x`, `#/t/${TOKEN}/at/1/2`, `#/t/${TOKEN}<`, "#/new", "#/new/a b", "#/new/navajo/x", "#/settings/x", "#/what"];
  for (const hash of wrong) assert.deepEqual(parse(hash), { page: "unknown" }, hash);
});

test("a link keeps the folder it is served from and forgets the present address", () => {
  assert.equal(link(TOKEN, null, "https://a.example/games/#/settings"), `https://a.example/games/#/t/${TOKEN}`);
  assert.equal(link(TOKEN, 7, "http://127.0.0.1:8421/"), `http://127.0.0.1:8421/#/t/${TOKEN}/at/7`);
});
