"""The values behind a question of Navajo Wars, why something is not possible, and which events decide a roll."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from homelands.core.events import Event
from homelands.core.state import Frame
from homelands.games.navajo.rules import battle, enemy, planning, reactions, refusals
from homelands.games.navajo.rules import costs as price
from homelands.games.navajo.rules.names import BLACK, NUMBER_OF, RESULTS, place_name
from homelands.games.navajo.rules.state import LETTERS, State
from homelands.words.presenter import Presenter

QUIET = ("keep", "roll", "let-flip", "allow-event")

# Events that decide what a roll or a draw has led to, and the values of theirs that matter.
DECISIVE: dict[str, tuple[str, ...]] = {
    "automatic-roll": ("success",),
    "battle-result": ("result",),
    "card": ("card",),
    "council": ("success",),
    "cube": ("colour",),
    "death-check": ("dies",),
    "diplomacy": ("success",),
    "elder-action": ("success",),
    "evasion": ("success",),
    "fort-destroyed": (),
    "fort-toll": ("hit",),
    "game-over": ("outcome",),
    "harvest-roll": ("success",),
    "harvested": ("value",),
    "intruder": ("kind",),
    "intruder-seen": ("kind",),
    "negotiation": ("success",),
    "outpost-driven": (),
    "overrun": ("heart",),
    "peace-check": ("holds",),
    "raid-over": (),
    "set-out": ("set",),
    "stays-at-fort": (),
    "tribal-die": ("hit",),
}


def decisive(events: Sequence[Event]) -> list[tuple[Event, Hashable]]:
    """What the enemy carries out, all of it; else the last event that tells a result."""
    done = [event for event in events if event.name == "instruction"]
    if done:
        return [(event, (event.values["counter"], event.values["cost"])) for event in done]
    for event in reversed(events):
        if event.name in DECISIVE:
            values = [event.values[key] for key in DECISIVE[event.name]]
            return [(event, tuple(tuple(v) if isinstance(v, list) else v for v in values))]
    return []


# -- the values behind a question --------------------------------------------------------------------------------------
def facts(g: State, words: Presenter) -> list[str]:
    """The values that matter for the pending decision; nothing where the question says it all."""
    if not g.stack or g.request is not None:
        return []
    f = g.stack[-1]
    found = FACTS.get(f.step)
    return found(g, f, words) if found else []


def _preempt(g: State, f: Frame, words: Presenter) -> list[str]:
    card = g.t.ops[g.card]
    lines = [words("nav-fact-preempt", price=card.preempt, ap=g.ap)]
    for preempted, key in ((1, "nav-fact-if-preempted"), (0, "nav-fact-if-not")):
        before, g.preempted = g.preempted, preempted
        parts = enemy.income(g)
        g.preempted = before
        total = max(1, sum(n for _, n in parts))
        sums = ", ".join(f"{words('nav-income', part=name)} {n:+d}" for name, n in parts if n)
        lines.append(words(key, n=total, parts=sums, now=g.enemy_ap, total=g.enemy_ap + total))
    return lines


def _elders(g: State, f: Frame, words: Presenter) -> list[str]:
    return [
        words("nav-fact-elder", box=b + 1, n=g.acting[b], rating=planning.rating(g, b)) for b in range(7) if g.acting[b]
    ]


def _act(g: State, f: Frame, words: Presenter) -> list[str]:
    """Movement Points, what each way costs, and why the rest is not possible."""
    area = g.at[f.who]
    here = words.name("place", place_name(area))
    lines = [words("nav-fact-act", family=LETTERS[f.who], at=here, left=f.left, spent=f.n)]
    costs = [
        words("nav-fact-move", to=words.name("place", place_name(a)), cost=price.move_cost(g, f.who, a))
        for a in g.t.links[area]
        if a < 39
    ]
    lines.append(words("nav-fact-moves", ways=", ".join(costs)))
    for verb in refusals.ACTS:
        if (refused := refusals.why_not(g, verb)) is not None:
            lines.append(words("nav-fact-not", verb=verb, why=words.refusal(refused), rule=refused.rule))
    return lines


def _battle(g: State, f: Frame, words: Presenter) -> list[str]:
    own, foe = battle.own_bonus(g, f), battle.foe_bonus(g, f)
    lines = [words("nav-fact-battle", family=LETTERS[f.who], own=own, foe=foe, column=f.at)]
    column = g.t.battle[f.at]
    lowest = {result: column.index(result) - 9 for result in sorted(set(column))}
    rows = ", ".join(f"{RESULTS[r]} {d:+d}" for r, d in lowest.items())
    return [*lines, words("nav-fact-table", rows=rows)]


def _react(g: State, f: Frame, words: Presenter) -> list[str]:
    lines = [words("nav-fact-raid", at=words.name("place", place_name(f.at)), placed=len(g.raiders), left=g.santa_fe)]
    for i in range(6):
        if g.at[i] == f.at and reactions.may_react(g, i):
            lines.append(words(
                "nav-fact-react", family=LETTERS[i], evade=reactions.evade_bonus(g, i), need=NUMBER_OF[f.at] + 1,
                talk=reactions.negotiate_bonus(g, i, 0), success=g.t.negotiate_success,
                ambush=min(2 * g.fierce[i], NUMBER_OF[f.at]),
            ))  # fmt: skip
        elif g.at[i] == f.at:
            lines.append(words("nav-fact-shielded", family=LETTERS[i]))
    return lines


def _check(g: State, f: Frame, words: Presenter) -> list[str]:
    held = sum(g.t.vp[t] for t in g.occupied())
    card = g.t.history.get(g.card)
    if card is None or g.card not in g.t.good_medicine:
        return []
    black = g.pool[BLACK] + g.raided[BLACK] + g.recovery[BLACK]
    return [words("nav-fact-check", held=held, vp=card.vp, price=g.t.good_medicine[g.card], black=black)]


FACTS: dict[str, Callable[[State, Frame, Presenter], list[str]]] = {
    "sequence.preempt": _preempt,
    "planning.elder-action": _elders,
    "actions.act": _act,
    "battle.prepare": _battle,
    "reactions.react": _react,
    "victory.choose-check": _check,
}
