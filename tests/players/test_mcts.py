"""The player that looks ahead: its budget, and what it finds in games so small that the right choice is known."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from homelands.core.chance import Request
from homelands.core.game import SetupError
from homelands.core.registry import game as game_of
from homelands.players import make, mcts
from homelands.players.mcts import WIDE, Budget, Search, Spread
from tests.players.positions import decisions

Tree = dict[str, Any]


class Small:
    """A game as a tree: {"seat": ..., option: what follows}; a list is chance, a number or a pair of them the end.

    `hidden` is a card that only seat b knows; {"card": [...]} goes on by it.
    """

    name = "small"

    def __init__(self) -> None:
        self.book = SimpleNamespace(take=self.take, answer=self.answer)

    def start(self, tree: Tree, hidden: int = 0) -> Any:
        return self.at(SimpleNamespace(hidden=hidden), tree)

    def at(self, g: Any, found: Any) -> Any:
        while isinstance(found, dict) and "card" in found:
            found = found["card"][g.hidden]
        g.found, g.options, g.request = found, [], None
        g.stack = [] if isinstance(found, int | float | tuple) else ["going on"]
        if isinstance(found, list):
            g.request = Request("die", "dice", range(len(found)))
        elif g.stack:
            g.options = [(name,) for name in found if name != "seat"]
        return g

    def take(self, g: Any, option: Any) -> None:
        self.at(g, g.found[option[0]])

    def answer(self, g: Any, value: int) -> None:
        self.at(g, g.found[value])

    def clone(self, g: Any) -> Any:
        return SimpleNamespace(**vars(g))

    def resample(self, g: Any, seat: str, rng: Random) -> Any:
        h = self.clone(g)
        h.hidden = rng.randrange(2) if seat == "a" else g.hidden
        return h

    def seat(self, g: Any) -> str:
        return str(g.found.get("seat", "a"))

    def payoff(self, g: Any, seat: str) -> float:
        ends = g.found if isinstance(g.found, tuple) else (g.found, 1 - g.found)
        return float(ends["ab".index(seat)])


@pytest.fixture
def choice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What a search chooses in a small game. The rules of thumb take the first option, always."""
    small = Small()
    monkeypatch.setattr(mcts, "game_of", lambda name: small)
    monkeypatch.setattr(mcts, "POLICIES", {"heuristic": lambda game, rng: lambda g: g.options[0]})
    monkeypatch.setattr(mcts, "stop", lambda name: "card")

    def choose(tree: Tree, playouts: int = 400, hidden: int = 0, seed: int = 1) -> str:
        search = Search("small", Random(seed), Budget(playouts))
        return str(search(small.start(tree, hidden))[0])

    return choose


# -- small games -------------------------------------------------------------------------------------------------------
def test_the_better_odds_are_found(choice: Callable[..., str]) -> None:
    tree = {"usual": [1, 0, 0, 0, 0], "better": [1, 1, 1, 0, 0], "worse": [0, 0, 0, 0, 0]}
    assert [choice(tree, seed=seed) for seed in range(5)] == ["better"] * 5


def test_the_rules_of_thumb_stand_unless_the_difference_is_clear(choice: Callable[..., str]) -> None:
    """A trifle worse, or worse in the long run: the usual choice is kept, whatever the luck."""
    tree = {"usual": [1, 0, 1], "other": [0, 1, 0], "third": [1, 0, 0.995]}
    assert [choice(tree, seed=seed) for seed in range(20)].count("usual") >= 18
    assert choice({"usual": 0.5, "other": 0.5 + mcts.LEAST / 2}) == "usual"
    assert choice({"usual": 0.5, "other": 0.5 + mcts.LEAST * 2}) == "other"


def test_every_seat_is_expected_to_play_for_itself(choice: Callable[..., str]) -> None:
    """By rules of thumb the other is kind; but cruelty serves him, and the tree finds that out."""
    tree = {
        "trust": {"seat": "b", "kind": (0.9, 0.1), "cruel": (0.0, 1.0)},
        "be careful": {"seat": "b", "this": (0.5, 0.5), "that": (0.5, 0.5)},
    }
    assert choice(tree, 20) == "trust"  # too few to look behind it
    assert choice(tree, 2000) == "be careful"


def test_a_plan_of_two_steps_is_found(choice: Callable[..., str]) -> None:
    """The second step that makes the first one good is not the usual one."""
    tree = {"usual": 0.5, "prepare": {"waste": 0.0, "strike": 1.0}}
    assert choice(tree, 2000) == "prepare"


@pytest.mark.parametrize("hidden", [0, 1])
def test_what_is_hidden_is_not_used(choice: Callable[..., str], hidden: int) -> None:
    """The gamble is won with card 1, which the other holds or not; who does not know takes what is sure."""
    tree = {"gamble": {"card": [0, 1]}, "sure": 0.7}
    assert choice(tree, hidden=hidden) == "sure"
    assert choice({"sure": 0.3, "gamble": {"card": [0, 1]}}, hidden=hidden) == "gamble"


def test_what_the_other_knows_he_uses(choice: Callable[..., str]) -> None:
    """Seat b sees its card and chooses by it: worth 0.9 to him, not the half that a guess would bring."""
    asked = {"seat": "b", "wait": (0.9, 0.1), "call": {"card": [(0.1, 0.9), (1.0, 0.0)]}}
    tree = {"show": asked, "keep": {"seat": "b", "one": (0.4, 0.6), "two": (0.4, 0.6)}}
    assert choice(tree, 20) == "show"


# -- budget ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "budget"),
    [("200", Budget(200)), ("1s", Budget(0, 1.0)), ("0.25s", Budget(0, 0.25)), ("500ms", Budget(0, 0.5))],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "-3", "1.5", "soon", "3m", "1 h"])
def test_wrong_budgets_are_refused(text: str) -> None:
    with pytest.raises(SetupError, match="expected one of: mcts:200, mcts:1s, mcts:500ms"):
        make(f"mcts:{text}", "1")


def test_play_outs_stay_within_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most one world more than asked for; and hopeless challengers end the search early."""
    game, played = game_of("plains"), [0]
    real = Search._play

    def counted(self: Search, *arguments: Any) -> float:
        played[0] += 1
        return real(self, *arguments)

    monkeypatch.setattr(Search, "_play", counted)
    player, spent = make("mcts:60", "1"), []
    for g in decisions("plains", "2", (), 3, 80):
        played[0] = 0
        player.choose(game, g, game.seat(g))
        assert played[0] <= 60 + WIDE
        assert played[0] > 0 or len(g.options) == 1
        spent.append(played[0])
    assert min(n for n in spent if n) < 30 < max(spent)


def test_a_single_option_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_play", lambda *arguments: pytest.fail("nothing is to be decided"))
    g = next(decisions("plains", "2", (), 1))
    g.options = g.options[:1]
    assert Search("plains", Random(1), Budget(50))(g) == g.options[0]


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a tenth of a second at each look: one second is ten looks."""
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return looks[0] / 10

    monkeypatch.setattr(mcts, "monotonic", clock)
    g = next(decisions("plains", "2", (), 1))
    assert len(g.options) > 1
    Search("plains", Random(1), Budget(seconds=1.0))(g)
    assert looks[0] <= 12


# -- figures -----------------------------------------------------------------------------------------------------------
def test_spread_is_that_of_all_results() -> None:
    """1, 2, 6: mean 3, variance (4 + 1 + 9) / 3, error of the mean the root of (14 / 2) / 3."""
    spread = Spread()
    for result in (1, 2, 6):
        spread.add(result)
    assert spread.mean == pytest.approx(3)
    assert spread.deviation() == pytest.approx((14 / 3) ** 0.5)
    assert spread.error() == pytest.approx((7 / 3) ** 0.5)


def test_one_result_proves_nothing() -> None:
    spread = Spread()
    spread.add(1.0)
    assert not spread.convincing()
    assert not spread.hopeless()
