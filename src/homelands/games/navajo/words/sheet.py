"""The whole table as rows of words: what lies where. Two sheets side by side tell what has changed."""

from __future__ import annotations

from homelands.games.navajo.rules import deck, display
from homelands.games.navajo.rules.names import AREAS, INSTRUCTIONS, TERRITORIES, area_of, place_name
from homelands.games.navajo.rules.state import KINDS, LETTERS, OFF, State
from homelands.games.navajo.words.boxes import Boxes
from homelands.games.navajo.words.land import Land
from homelands.words.presenter import Presenter
from homelands.words.sheet import NOTHING, Sheet

IMPLIED = ("nav-row-out", "nav-row-pool")
TRACKS = ("culture", "military", "ap", "morale", "ferocity", "enemy_ap")


def sheet(g: State, words: Presenter) -> Sheet:
    boxes, land = Boxes(g, words), Land(g, words)
    cubes = (("pool", g.pool), ("raided", g.raided), ("recovery", g.recovery), ("subjugation", g.subjugation),
             ("gone", g.gone))  # fmt: skip
    return {
        "tracks": [(words(f"table-{name.replace('_', '-')}"), str(getattr(g, name))) for name in TRACKS],
        "families": [(words("table-family", family=LETTERS[i]), _family(g, land, i, words)) for i in range(6)],
        "people": [
            (words("nav-row-elders"), boxes.elders()),
            (words("nav-row-passage"), boxes.passage()),
            (words("nav-row-resources"), boxes.resources()),
            (words("nav-row-out"), _out(g, boxes, words)),
        ],
        "map": [(words.name("territory", name), _territory(g, land, t, words)) for t, name in enumerate(TERRITORIES)]
        + [(words("table-santa-fe"), words("table-raiders", n=g.santa_fe) if g.santa_fe else NOTHING)],
        "cubes": [(words(f"nav-row-{name}"), boxes.cubes(box)) for name, box in cubes],
        "display": [(words("table-row", n=row + 1), _row(g, row, words)) for row in range(6)]
        + [(words("nav-row-truce"), f"{_counter(g, g.truce, words)}, {g.truce_ap} AP" if g.truce != OFF else NOTHING)],
        "cards": [
            (words("nav-row-card"), boxes.cards([g.card] if g.card else [])),
            (words("nav-row-hand"), boxes.cards([*g.hand, *g.hand2])),
            (words("nav-row-in-play"), boxes.cards(g.in_play)),
            (words("nav-row-developments"), boxes.developments()),
            (words("table-deck"), words("table-deck-left", n=deck.cards_left(g))),
            (words("nav-row-discards"), boxes.cards(g.discards)),
            (words("nav-row-removed"), boxes.cards(g.removed)),
        ],
    }


def _family(g: State, land: Land, i: int, words: Presenter) -> str:
    if g.at[i] == OFF:
        return words("table-off")
    who = ", ".join(words(f"nav-{kind}") for kind in land.people(i)) or words("nav-nobody")
    place = words.name("place", place_name(g.at[i]))
    return words("table-at", place=place, ferocity=g.fierce[i], who=who) + (", Manuelito" if g.manuelito == i else "")


def _out(g: State, boxes: Boxes, words: Presenter) -> str:
    """What waits in the Diné's Out of Play box, and what lies aside until a development releases it."""
    counts = [*((kind, g.out[k]) for k, kind in enumerate(KINDS)), ("goods", g.goods_out)]
    counts.append(("firearms", g.firearms_out + g.intruder_firearms_out))
    found = [text for text in (boxes.counted(counts),) if text != NOTHING]
    found += [words("table-harass", n=g.harass_out)] if g.harass_out else []
    if g.goods_aside or g.harass_aside:
        found.append(words("table-aside", goods=g.goods_aside, harass=g.harass_aside))
    return ", ".join(found) or NOTHING


def _territory(g: State, land: Land, t: int, words: Presenter) -> str:
    """Everything on its track but the Families, which have rows of their own."""
    found = [words("table-droughts", n=g.drought[t])] if g.drought[t] else []
    if g.tribal[t]:
        found.append(words("nav-tribal", n=g.tribal[t]))
    for n in range(1, AREAS[t] + 1):
        things = [words(f"nav-{key}-long", which=which or "none") for key, which, _ in land.things(area_of(t, n))]
        if things:
            found.append(words("table-area", n=n, what=", ".join(things)))
    return "; ".join(found) or NOTHING


def _row(g: State, row: int, words: Presenter) -> str:
    codes = (g.active[row], g.standby[row], g.inactive[row])
    return " | ".join(_counter(g, code, words) for code in (codes if codes[2] != OFF else codes[:2]))


def _counter(g: State, code: int, words: Presenter) -> str:
    """Its letter and the instruction that shows; what it would cost now is no matter of where it lies."""
    if code == OFF:
        return NOTHING
    return f"{display.letter(g, code)} {words.name('instruction', INSTRUCTIONS[display.kind(g, code)])}"
