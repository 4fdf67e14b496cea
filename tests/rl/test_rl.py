"""The research environments: the checkers of both libraries, seeds, masks, and nothing but the view."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import homelands.rl
from homelands.rl import together
from homelands.rl.layout import Layout
from homelands.rl.solo import Solo
from homelands.rl.table import MOST, PlayedGame, _number, layout_of, steps_of, verbs_of

SEVERAL: dict[str, Callable[[], together.Together]] = {
    "plains-2": lambda: together.seated("plains", 2),
    "plains-3": lambda: together.seated("plains", 3),
    "plains-3-allies": lambda: together.seated("plains", 3, options=["indian-allies"]),
    "plains-4": lambda: together.seated("plains", 4),
    "navajo-rise": lambda: together.seated("navajo", 2, "rise"),
    "navajo-campaign": lambda: together.seated("navajo", 2, "campaign"),
}


def episode(env: Solo, seed: int) -> tuple[list[int], list[str], float]:
    """A game of random legal actions: the actions, the typed forms, the sum of rewards."""
    rng, actions, words, total = random.Random(seed), [], [], 0.0
    observation, _ = env.reset(seed=seed)
    done = False
    while not done:
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        words.append(env.table.words()[action])
        actions.append(action)
        observation, reward, done, cut, _ = env.step(action)
        assert not cut
        total += reward
    return actions, words, total


@pytest.mark.parametrize(("game", "scenario"), homelands.rl.alone())
def test_gymnasium_finds_nothing_to_say(game: str, scenario: str) -> None:
    env = gymnasium.make(homelands.rl.name_of(game, scenario))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice on style, such as vectors within -1 and 1
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", SEVERAL)
def test_pettingzoo_finds_nothing_to_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # seats have names of their own, observations are dictionaries
        api_test(SEVERAL[name](), num_cycles=300)
        seed_test(SEVERAL[name], num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, two = episode(Solo("navajo", "broken"), 3), episode(Solo("navajo", "broken"), 3)
    assert one == two
    assert one[1] != episode(Solo("navajo", "broken"), 4)[1]


@pytest.mark.parametrize("name", SEVERAL)
def test_every_observation_fits_its_space_to_the_end(name: str) -> None:
    env = SEVERAL[name]()
    env.reset(seed=1)
    rng, unknown = random.Random(1), []
    for _ in range(400):
        seat = env.agent_selection
        observation = env.observe(seat)
        assert env.observation_space(seat).contains(observation)
        n = int(observation["action_mask"].sum())
        assert n == len(env.table.options)
        assert all(observation["options"][:n, 0] > 0)
        assert not observation["options"][n:].any()
        unknown += [x for o in env.table.options for x in o[1:] if isinstance(x, str) and _number(x) == 999]
        env.step(rng.randrange(n))
        if env.terminations[seat]:
            env.reset()
    assert not unknown


def test_what_is_hidden_does_not_show() -> None:
    """Another deal of the hidden cards is the same observation for the seat that cannot see them."""
    table = PlayedGame("plains", "2")
    table.deal(5)
    rng = random.Random(5)
    while table.position.round < 2:
        table.take(rng.randrange(len(table.options)))
    truth = table.position
    before = {seat: table.observe(seat) for seat in table.seats}
    for seat, other in (("green", "blue"), ("blue", "green")):
        table.position = table.game.resample(truth, seat, random.Random(9))
        assert table.position.hands != truth.hands
        assert all(np.array_equal(table.observe(seat)[key], before[seat][key]) for key in before[seat])
        assert not np.array_equal(table.observe(other)["observation"], before[other]["observation"])


def test_nobody_but_the_one_who_decides_has_options() -> None:
    table = PlayedGame("plains", "4")
    table.deal(1)
    for seat in table.seats:
        shown = table.observe(seat)["action_mask"].sum()
        assert shown == (len(table.options) if seat == table.seat else 0)


def test_the_reward_is_the_result() -> None:
    env = together.seated("plains", 2)
    env.reset(seed=2)
    rng, paid = random.Random(2), {}
    while env.agents:
        seat = env.agent_selection
        _, reward, done, _, _ = env.last()
        if done:
            paid[seat] = reward
            env.step(None)
        else:
            env.step(rng.randrange(len(env.table.options)))
    assert paid == {seat: env.table.payoff(seat) for seat in ("green", "blue")}
    assert sum(paid.values()) == 1


def test_shaping_pays_the_change_of_the_tracks() -> None:
    plain, shaped = Solo("navajo", "rise"), Solo("navajo", "rise", shaped=True)
    actions, _, total = episode(plain, 8)
    shaped.reset(seed=8)
    start = shaped._standing()
    paid = sum(shaped.step(action)[1] for action in actions)
    assert paid == pytest.approx(total + (shaped._standing() - start) / 100)


def test_an_illegal_action_ends_the_episode_and_changes_nothing() -> None:
    env = Solo("navajo", "rise")
    env.reset(seed=1)
    before = env.table.game.checksum(env.table.position)
    _, reward, done, _, info = env.step(MOST - 1)
    assert (reward, done, info["illegal"]) == (-1.0, True, MOST - 1)
    assert env.table.game.checksum(env.table.position) == before
    several = together.seated("plains", 2)
    several.reset(seed=1)
    seat = several.agent_selection
    several.step(MOST - 1)
    assert several.rewards == {s: -1.0 if s == seat else 0.0 for s in ("green", "blue")}
    assert all(several.terminations.values())


def test_two_players_are_sent_to_the_other_environment() -> None:
    with pytest.raises(ValueError, match="one player"):
        Solo("navajo", "rise", options=["two-players"])


def test_the_mask_has_the_name_that_learners_look_for() -> None:
    env = Solo("navajo", "rise", render_mode="ansi")
    env.reset(seed=1)
    assert env.action_masks().sum() == len(env.table.options)
    shown = env.render()
    assert shown is not None
    assert shown.splitlines()[1].startswith("0 ")


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_features_have_names_of_their_own(game: str) -> None:
    names = layout_of(game).names
    assert len(set(names)) == len(names)
    assert len(steps_of(game)) == len(set(steps_of(game)))
    assert list(verbs_of(game)) == sorted(verbs_of(game))


def test_a_layout_tells_which_feature_is_wrong() -> None:
    layout = Layout()
    layout.block("pair", ("a", "b"), lambda view: view["pair"])
    assert layout.encode({"pair": [1, 2]}).tolist() == [1, 2]
    with pytest.raises(ValueError, match=r"pair\.a: 3 numbers, expected 2"):
        layout.encode({"pair": [1, 2, 3]})


def test_families_and_areas_stand_where_the_layout_says() -> None:
    env = Solo("navajo", "rise")
    observation: dict[str, Any] = env.reset(seed=1)[0]
    view = env.table.game.view(env.table.position, "dine")
    features = dict(zip(layout_of("navajo").names, observation["observation"].tolist(), strict=True))
    assert features["track.culture"] == view["tracks"]["culture"]
    assert features["cubes.pool.red"] == view["cubes"]["pool"]["red"]
    assert features["deck_left"] == view["deck_left"]
    assert features[f"step.{env.table.position.stack[-1].step}"] == 1
