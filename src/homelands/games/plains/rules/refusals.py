"""Why not? The reason, with its rule, for choices that a player would expect to be legal.

Nothing here decides or explains: the rules do, beside what they offer. Where no rule can be named the answer is None,
and the kernel's plain refusal stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from homelands.core.decision import Option, Refusal
from homelands.games.plains.rules import cards, enemies, engagement, losses, movement, placing
from homelands.games.plains.rules.state import State

Reason = Callable[..., Refusal | None]
"""Takes the position, the frame and the arguments of an option."""


@cache
def reasons() -> dict[tuple[str, str], Reason]:
    """By step and verb. A function, as the compiled build knows the steps of other modules only inside of one."""
    return {
        (cards.choose_card.name, "play"): cards.no_play,
        (cards.choose_card.name, "substitute"): cards.no_substitute,
        (cards.choose_card.name, "event"): cards.no_event,
        (cards.choose_card.name, "end-turn"): cards.no_end_turn,
        (movement.choose_group.name, "activate"): movement.no_activation,
        (movement.choose_group.name, "stand"): movement.no_stand,
        (movement.choose_group.name, "rail"): movement.no_ride,
        (movement.choose_group.name, "recover"): movement.no_recovery,
        (movement.march.name, "march"): movement.no_march,
        (movement.bring.name, "bring"): movement.no_friends,
        (placing.place_one.name, "place"): placing.no_placing,
        (placing.to_sacramento.name, "sacramento"): placing.no_sacramento,
        (enemies.place_enemy.name, "place"): enemies.no_enemy,
        (engagement.next_fight.name, "done"): engagement.no_end_of_fights,
        (losses.retreat.name, "retreat"): losses.no_retreat,
        (losses.relocate.name, "relocate"): losses.no_relocation,
    }


def explain(g: State, option: Option) -> Refusal | None:
    """The reason why an option is not there, if there is a better one than that it is not."""
    if not g.stack or not option:
        return None
    f = g.stack[-1]
    reason = reasons().get((f.step, option[0]))
    if reason is None:
        return None
    try:
        return reason(g, f, *option[1:])
    except (IndexError, TypeError, ValueError):
        return None  # not an option of this game at all
