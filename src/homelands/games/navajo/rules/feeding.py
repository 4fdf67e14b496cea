"""Feeding the people in a Passage of Time (3.3 Step 5): land, corn and sheep, and those for whom nothing is left."""

from __future__ import annotations

from typing import Final

from homelands.core.decision import Option
from homelands.core.flow import jump, push
from homelands.core.state import Frame
from homelands.games.navajo.rules import effects, influence, purse, rights
from homelands.games.navajo.rules.names import CANYON, CHILD, MAN, MESAS_3, WOMAN
from homelands.games.navajo.rules.state import OFF, SHEEP, State, book

SHEEP_FEEDS: Final = 4
# Codes of elders among those who go hungry: 100 + 4 * box + who influences the elder (3: nobody).
ELDER_CODE: Final = 100


@book.cites("13/arability")
def arability(g: State, t: int) -> int:
    """3 less droughts and Ranchos; always 3 in the Canyon."""
    if t == CANYON:
        return g.t.arability
    food = max(0, g.t.arability - g.drought[t] - (1 if g.rancho[t] else 0))
    return max(food, g.t.dev_params[MESAS_3]["floor"]) if g.has(MESAS_3) else food


@book.step("3.3/5")
def table(g: State, f: Frame) -> None:
    """What the land of the occupied Territories feeds, against all people and elders."""
    people = sum(g.man) + sum(g.woman) + sum(g.child) + sum(g.elders)
    land = sum([arability(g, t) for t in g.occupied()])
    g.say("hunger", "3.3/5", people=people, land=land)
    push(g, FEED, left=max(0, people - land))


@book.ask("3.3/5", "10.1", "10.2/animal", always=True)
def provide(g: State, f: Frame) -> list[Option]:
    """Before the meal a sheep may still be had for those who would go hungry, and corn be bartered."""
    hungry = f.left
    unfed = hungry > sum(g.corn_stock) + SHEEP_FEEDS * g.sheep
    if (unfed and rights.may_get(g, SHEEP)) or (g.goods_out and g.corn_stock and purse.corn_prices(g)):
        return [("done",)]
    return []


@provide.chosen
def provide_chosen(g: State, f: Frame, o: Option) -> None:
    """The meal begins."""


@book.ask("3.3/5", "1.6.1/corn", "15.1", rights=False)
def feed(g: State, f: Frame) -> list[Option]:
    """While somebody is hungry, corn and sheep must be given; the player says in which order."""
    hungry = f.left
    if hungry <= 0:
        return []
    options: list[Option] = [("eat-corn", v) for v in sorted(set(g.corn_stock))]
    if g.sheep:
        options.append(("eat-sheep",))
    if g.horses and g.plays_with("horse-meat"):
        if not options:
            options.append(("done",))
        options.append(("eat-horse",))
    return options


@feed.chosen
def feed_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "done":
        return
    hungry = f.left
    if o[0] == "eat-corn":
        effects.use_corn(g, o[1])
        fed = o[1]
        g.say("corn-spent", "3.3/5", values=[fed])
    elif o[0] == "eat-sheep":
        effects.lose_animals(g, 0, 1, "3.3/5")
        fed = SHEEP_FEEDS
    else:
        effects.lose_animals(g, 1, 0, "15.1")
        fed = 1
    f.left = max(0, hungry - fed)
    jump(f, feed)


@book.ask("3.3/5", "1.5.1", rights=False)
def go_hungry(g: State, f: Frame) -> list[Option]:
    """The player names those for whom nothing is left; all are named before anybody is lost."""
    hungry, named = f.left, f.seq
    if hungry <= 0:
        return []
    people = ((MAN, g.man), (WOMAN, g.woman), (CHILD, g.child))
    options: list[Option] = [
        ("hungry", i, kind) for i in range(6) for kind, box in people if box[i] and i * 4 + kind not in named
    ]
    return options + _hungry_elders(g, named)


def _hungry_elders(g: State, named: tuple[int, ...]) -> list[Option]:
    """Elders still to be named; with two players, by who influences them."""
    if g.players == 1:
        times = named.count
        return [("hungry-elder", b + 1) for b, n in enumerate(g.elders) if n and n > times(ELDER_CODE + 4 * b + 3)]
    return [
        ("hungry-elder", box + 1, owner)
        for box in range(7)
        for owner in sorted(set(influence.owners(g, box)))
        if influence.owners(g, box).count(owner) > named.count(ELDER_CODE + 4 * box + owner % 4)
    ]


@go_hungry.chosen
def go_hungry_chosen(g: State, f: Frame, o: Option) -> None:
    if o[0] == "hungry":
        code = o[1] * 4 + o[2]
    else:
        owner = o[2] if len(o) > 2 else OFF
        code = ELDER_CODE + 4 * (o[1] - 1) + owner % 4
    named = f.seq
    f.seq = (*named, code)
    f.left -= 1
    jump(f, go_hungry)


@book.step("3.3/5")
def starve(g: State, f: Frame) -> None:
    named = f.seq
    for code in named:
        if code >= ELDER_CODE:
            box, owner = divmod(code - ELDER_CODE, 4)
            effects.lose_elder(g, box, "3.3/5")
            influence.elder_gone(g, box, owner if owner < 2 else OFF)
        else:
            effects.lose_person(g, code >> 2, code & 3, "3.3/5", passage=False)
    for i in g.families():
        effects.check_family(g, i)
    effects.return_corn_stock(g, "3.3/5")


FEED: Final = book.procedure(
    "feed the people", provide, feed, go_hungry, starve,
    left="people still hungry", seq="who starves: 4 * Family + kind, or an elder from ELDER_CODE on",
)  # fmt: skip
