import assert from "node:assert/strict";
import { test } from "node:test";
import { itemsIn } from "../arrange";
import { areaWords, familyWords, territoryWords } from "../describe";
import { explains } from "../index";
import { layoutFor } from "../layout";
import { MapSheet } from "../map";
import { panels } from "../panels/index";
import { AREAS, COLOURS, CUBE_BOXES, FAMILIES, TERRITORIES } from "../names";
import { LANGUAGES } from "../../../../test/spoken";
import { MOMENTS, all, drawn, propsAt, text, things, type Drawn } from "./drawn";

const LAYOUTS = [layoutFor(1400, 1000), layoutFor(860, 780), layoutFor(390, 360)];
const map = (props: ReturnType<typeof propsAt>, layout = LAYOUTS[0]!) =>
  drawn(<MapSheet props={props} layout={layout} />);
const displays = (props: ReturnType<typeof propsAt>) => panels(props).flatMap((panel) => drawn(panel.render()));
const idsOf = (found: Drawn[]) => found.map((one) => String(one.props["data-thing"]));

test("every place, Family and counter of a position is drawn on the map", () => {
  for (const name of MOMENTS)
    for (const layout of LAYOUTS) {
      const props = propsAt(name);
      const ids = idsOf(things(map(props, layout)));
      for (const area of AREAS) assert.equal(ids.filter((id) => id === `area:${area}`).length, 1, area);
      for (const territory of TERRITORIES) assert.ok(ids.includes(`territory:${territory}`));
      assert.ok(ids.includes("santa-fe"));
      for (const letter of FAMILIES) {
        const count = ids.filter((id) => id === `family:${letter}`).length;
        assert.equal(count, props.view.families[letter].at === null ? 0 : 1, `${name} ${letter}`);
      }
      const counters = AREAS.flatMap((area) => itemsIn(props.view, area)).filter((item) => item.kind !== "family");
      const shown = ids.filter((id) => /^(counter:(?!drought)|intruder:)/.test(id));
      assert.equal(shown.length, counters.length, name);
    }
});

test("whatever can be picked is drawn somewhere", () => {
  const nowhere = /^(operation:|dice$)/; // choices that have no place at the table
  for (const name of MOMENTS) {
    const props = propsAt(name);
    const ids = new Set(idsOf([...things(map(props)), ...things(displays(props))]));
    for (const thing of props.glow.keys()) assert.ok(ids.has(thing) || nowhere.test(thing), `${name}: ${thing}`);
  }
});

test("a thing that can be picked is a button; none lies in another; each has words of its own", () => {
  for (const lang of LANGUAGES)
    for (const name of MOMENTS) {
      const props = propsAt(name, lang);
      for (const thing of [...things(map(props)), ...things(displays(props))]) {
        const id = String(thing.props["data-thing"]);
        assert.equal(thing.props["role"], props.glow.has(id) ? "button" : "img", id);
        assert.ok(String(thing.props["aria-label"]).length > 0, id);
        assert.doesNotMatch(
          String(thing.props["aria-label"]),
          /undefined|null|\[object|^(area|family|card|slot|cube):/,
          id,
        );
        assert.deepEqual(idsOf(things(thing.inside)), [], id);
      }
    }
});

test("an Area says what is in it", () => {
  const props = propsAt("start");
  const { view } = props;
  for (const letter of FAMILIES) view.families[letter].at = null;
  view.areas = { "shiprock.3": { mission: true, corn: true, intruders: ["?", "scouts"] } };
  view.families.A = { at: "shiprock.3", ferocity: 2, man: 1, woman: 0, child: 1, horse: 1 };
  view.now = { family: "A", mp: 3, raid: null };
  assert.equal(
    areaWords(props, "shiprock.3"),
    "Shiprock 3 (Value 3, mounted 1): Family A, Ferocity 2: man, child, horse; its turn now, 3 MP left; Mission; " +
      `corn, not yet turned up; 2 Intruders, on top ${props.names("intruder:scouts")}`,
  );
  assert.equal(areaWords(props, "shiprock.4"), "Shiprock 4 (Value 4, mounted 2): empty");
  view.families.A.at = "shiprock:caught";
  view.territories.shiprock = { drought: 1, tribal: 2 };
  assert.equal(
    territoryWords(props, "shiprock"),
    `Shiprock, die 1, 4 VP, 1 drought, 2 Tribal Raid counters; Caught, Shiprock: ${familyWords(props, "A")}`,
  );
});

test("raid counters and Tribal Raid counters lie where the raid is", () => {
  const props = propsAt("start");
  props.view.areas = { "shiprock.1": { raiders: 1 }, "shiprock.2": { raiders: 2, harass: true } };
  props.view.santa_fe = 4;
  props.view.territories.zuni.tribal = 2;
  const found = things(map(props));
  const raids = found.filter((one) => one.props["data-thing"] === "counter:raid");
  assert.deepEqual(
    raids.map((one) => one.props["data-on"]),
    ["area:shiprock.1", "area:shiprock.2"],
  );
  assert.deepEqual(raids.map(text), ["1", "2"]);
  const tribal = found.filter((one) => one.props["data-thing"] === "counter:tribal");
  assert.deepEqual(
    tribal.map((one) => one.props["data-on"]),
    ["area:zuni.1", "area:zuni.2"],
  );
  assert.match(
    String(found.find((one) => one.props["data-thing"] === "santa-fe")!.props["aria-label"]),
    /4 Raid counters/,
  );
});

test("counters of one kind pulse only where their place does", () => {
  const props = propsAt("start");
  props.view.areas = { "shiprock.1": { mission: true }, "zuni.2": { mission: true } };
  const found = things(map({ ...props, pulse: ["area:zuni.2", "counter:mission"] }));
  const missions = found.filter((one) => one.props["data-thing"] === "counter:mission");
  assert.deepEqual(
    missions.map((one) => String(one.props["class"]).includes("is-pulse")),
    [false, true],
  );
});

test("the displays show every cube, counter, card and development", () => {
  for (const name of MOMENTS) {
    const props = propsAt(name);
    const { view } = props;
    const nodes = displays(props);
    const ids = idsOf(things(nodes));
    const cubes = [...all(nodes)].filter((one) => String(one.props["class"]).startsWith("cube "));
    const counted = CUBE_BOXES.flatMap((box) => COLOURS.map((colour) => view.cubes[box][colour])).reduce(
      (a, b) => a + b,
    );
    assert.equal(cubes.length, counted, name);
    for (const counter of [
      ...view.display.active,
      ...view.display.standby,
      ...view.display.inactive,
      view.display.truce,
    ])
      if (counter) assert.ok(ids.includes(`instruction:${counter.id}`), `${name} ${counter.id}`);
    for (const card of [
      ...view.hand,
      ...view.events_in_play,
      ...view.discards,
      ...view.deck.top,
      ...(view.card ? [view.card] : []),
    ])
      assert.ok(ids.includes(`card:${card}`), `${name} card ${card}`);
    for (const one of view.developments) assert.ok(ids.includes(`development:${one}`), one);
    for (const [i, n] of view.elders.entries()) {
      const box = things(nodes).find((one) => one.props["data-thing"] === `elder:${i + 1}`)!;
      const elders = [...all(box.inside)].filter((one) => String(one.props["class"]).startsWith("glyph"));
      assert.equal(elders.length, n, `${name} elders ${i + 1}`);
    }
    assert.equal(
      panels(props).some((panel) => panel.id === "council"),
      view.two_players !== undefined,
    );
  }
});

test("a counter is explained by the face that shows, an Intruder by what it turned out to be", () => {
  const { view } = propsAt("raid");
  const counter = view.display.active.find((one) => one)!;
  assert.equal(explains(view, `instruction:${counter.id}`), `instruction:american.${counter.id}.${counter.face}`);
  view.areas["zuni.4"] = { intruders: ["patrol", "?"] };
  assert.equal(explains(view, "intruder:zuni.4"), undefined);
  view.areas["zuni.4"] = { intruders: ["?", "patrol"] };
  assert.equal(explains(view, "intruder:zuni.4"), "intruder:patrol");
  assert.equal(explains(view, "area:zuni.4"), undefined);
});

test("no two colours of cubes share a letter", () => {
  for (const lang of LANGUAGES) {
    const { words } = propsAt("start", lang);
    assert.equal(new Set(COLOURS.map((colour) => words(`board-letter-${colour}`))).size, COLOURS.length, lang);
  }
});
