"""The research environments: the checkers of both libraries, seeds, masks, and nothing but the view."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import inspect
import pickle
import random
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import homelands.rl
from homelands.core.chance import Loose, Request
from homelands.core.registry import game as game_of
from homelands.lab.play import CellRunner
from homelands.lab.study import parse
from homelands.players import make
from homelands.rl import together
from homelands.rl.episode import LARGEST, MOST, Episode, encoding_of
from homelands.rl.solo import Solo

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
        words.append(env.episode.words()[action])
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
        assert n == len(env.episode.options)
        assert all(observation["options"][:n, 0] > 0)
        assert not observation["options"][n:].any()
        unknown += np.flatnonzero((observation["options"] == LARGEST).any(axis=1)).tolist()
        env.step(rng.randrange(n))
        if env.terminations[seat]:
            env.reset()
    assert not unknown


def test_what_is_hidden_does_not_show() -> None:
    """Another deal of the hidden cards is the same observation for the seat that cannot see them."""
    table = Episode("plains", "2")
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
    table = Episode("plains", "4")
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
            env.step(rng.randrange(len(env.episode.options)))
    assert paid == {seat: env.episode.payoff(seat) for seat in ("green", "blue")}
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
    before = env.episode.game.checksum(env.episode.position)
    _, reward, done, _, info = env.step(MOST - 1)
    assert (reward, done, info["illegal"]) == (-1.0, True, MOST - 1)
    assert env.episode.game.checksum(env.episode.position) == before
    several = together.seated("plains", 2)
    several.reset(seed=1)
    seat = several.agent_selection
    several.step(MOST - 1)
    assert several.rewards == {s: -1.0 if s == seat else 0.0 for s in ("green", "blue")}
    assert all(several.terminations.values())


def test_named_players_sit_in_the_other_seats() -> None:
    env = Solo("plains", "2", seat="blue", others="random")
    rng, done, reward = random.Random(3), False, 0.0
    env.reset(seed=3)
    while not done:
        assert env.episode.seat == "blue"
        _, reward, done, _, _ = env.step(rng.randrange(len(env.episode.options)))
    assert reward == env.episode.payoff("blue")
    with pytest.raises(ValueError, match="no seat 'red' at this table, expected one of green, blue"):
        Solo("plains", "2", seat="red")


def test_the_mask_has_the_name_that_learners_look_for() -> None:
    env = Solo("navajo", "rise", render_mode="ansi")
    env.reset(seed=1)
    assert env.action_masks().sum() == len(env.episode.options)
    shown = env.render()
    assert shown is not None
    assert shown.splitlines()[1].startswith("0 ")


SCENARIOS = ("rise", "duenos", "broken", "fearing", "rope", "campaign")
GAMES = [("navajo", scenario, options) for scenario in SCENARIOS for options in ([], ["two-players"])]
GAMES += [("plains", "2", []), ("plains", "3", []), ("plains", "3", ["indian-allies"]), ("plains", "4", [])]


@pytest.mark.parametrize("game", ["navajo", "plains"])
def test_features_have_names_of_their_own(game: str) -> None:
    encoding = encoding_of(game)
    assert len(set(encoding.features.names)) == len(encoding.features.names)
    assert list(encoding.verbs) == sorted(encoding.verbs)


@pytest.mark.parametrize(("game", "scenario", "options"), GAMES)
def test_what_is_decided_can_be_seen(game: str, scenario: str, options: list[str]) -> None:
    """Equal observations and options are the same question, and no two options of a question look alike."""
    episode, rng = Episode(game, scenario, options), random.Random(f"{game}{scenario}")
    asked: dict[bytes, str] = {}
    for seed in range(1, 7 if game == "navajo" else 3):
        episode.deal(seed)
        while not episode.over:
            seen, n = episode.observe(episode.seat), len(episode.options)
            assert len(np.unique(seen["options"][:n], axis=0)) == n, episode.options
            assert seen["options"].max() < LARGEST
            shown = seen["observation"].tobytes() + seen["options"].tobytes()
            frames = [frame.plain() for frame in episode.position.stack]
            question = f"{frames} {episode.options}"
            assert asked.setdefault(shown, question) == question
            episode.take(rng.randrange(n))
    assert len(asked) > 50


def test_the_movement_points_of_a_family_are_seen() -> None:
    episode = Episode("navajo", "rise")
    episode.deal(1)
    episode.position = episode.game.from_plain({"start": {"activate": "A", "mps": 4}})
    before = episode.observe("dine")["observation"].copy()
    episode.position.stack[-1].left -= 1
    assert not np.array_equal(episode.observe("dine")["observation"], before)


@pytest.mark.parametrize(("game", "options"), [("plains", []), ("navajo", ["two-players"])])
def test_no_feature_shows_what_is_hidden(game: str, options: list[str]) -> None:
    """At every decision of a game: another deal of what the seat cannot see is the same observation."""
    episode, rng = Episode(game, "2" if game == "plains" else "duenos", options), random.Random(4)
    episode.deal(4)
    for _ in range(300):
        if episode.over:
            break
        truth, seat = episode.position, episode.seat
        before = episode.observe(seat)["observation"]
        episode.position = episode.game.resample(truth, seat, rng)
        assert np.array_equal(episode.observe(seat)["observation"], before)
        episode.position = truth
        episode.take(rng.randrange(len(episode.options)))


FIELDS = {
    # the end; the deck as others see it; who has seen what, which shows in the cards that are seen
    "navajo": {"outcome", "why", "outside", "foresight"},
    "plains": {"outcome", "why", "score"},
}


@pytest.mark.parametrize("game", FIELDS)
def test_every_field_of_a_position_is_seen(game: str) -> None:
    """A field that a rule adds has to come in, or its name has to be here with a reason."""
    env = importlib.import_module(f"homelands.games.{game}.env")
    source = inspect.getsource(env)
    position = game_of(game).setup("rise" if game == "navajo" else "2")
    fields = [f.name for f in dataclasses.fields(position) if not f.metadata.get("shared") and f.name != "stack"]
    unseen = {name for name in fields if f"g.{name}" not in source}
    via_deck = {"hand", "hand2", "unseen", "top", "piles"} if game == "navajo" else set()  # through `known_deck`
    assert unseen - via_deck == FIELDS[game]


def test_a_seed_is_the_number_of_a_game_in_the_laboratory() -> None:
    """The same player on the same seed plays the same game here and there: a policy can be paired with baselines."""
    study = parse({"game": "navajo", "scenarios": ["rise"], "player": "heuristic"}, "", Path(), "")
    there = CellRunner(study.cells[0]).play(7)
    env = Solo("navajo", "rise")
    env.reset(seed=7)
    player, done = make("heuristic", "7/dine"), False
    while not done:
        option = player.choose(env.episode.game, env.episode.position, "dine")
        *_, done, _, _ = env.step(env.episode.options.index(option))
    assert env.episode.game.checksum(env.episode.position, settings=False) == there["sum"]


@pytest.mark.parametrize("how", ["clone", "deepcopy", "pickle"])
def test_a_copy_has_luck_of_its_own(how: str) -> None:
    """What happens to one is nothing to the other; both would have had the same luck."""
    one = Episode("navajo", "rise")
    one.deal(5)
    rng = random.Random(5)
    for _ in range(6):
        one.take(rng.randrange(len(one.options)))
    ways = {"clone": Episode.clone, "deepcopy": copy.deepcopy, "pickle": lambda x: pickle.loads(pickle.dumps(x))}
    two = ways[how](one)
    ends = []
    for episode in (one, two):
        lots = random.Random(1)
        while not episode.over:
            episode.take(lots.randrange(len(episode.options)))
        ends.append(episode.game.checksum(episode.position))
    assert ends[0] == ends[1]


def test_a_copy_may_get_another_luck() -> None:
    one = Episode("navajo", "rise")
    one.deal(5)
    ends = set()
    for seed in range(4):
        two, lots = one.clone(seed), random.Random(1)
        while not two.over:
            two.take(lots.randrange(len(two.options)))
        ends.add(two.game.checksum(two.position))
    assert len(ends) > 1


def test_a_quick_source_is_copied_with_its_generator() -> None:
    one = Loose(random.Random(3))
    two, three = copy.deepcopy(one), pickle.loads(pickle.dumps(one))
    request = Request("die", "die", (1, 2, 3, 4, 5, 6))
    rolls = [[source.answer(request) for _ in range(30)] for source in (one, two, three)]
    assert rolls[0] == rolls[1] == rolls[2]


def test_families_and_areas_stand_where_the_features_say() -> None:
    env = Solo("navajo", "rise")
    observation: dict[str, Any] = env.reset(seed=1)[0]
    view = env.episode.game.view(env.episode.position, "dine")
    encoding = encoding_of("navajo")
    features = dict(zip(encoding.features.names, observation["observation"].tolist(), strict=True))
    assert features["track.culture"] == view["tracks"]["culture"]
    assert features["cubes.pool.red"] == view["cubes"]["pool"]["red"]
    assert sum(features[f"piles.{n}.left"] for n in range(8)) == view["deck_left"]
    assert features[f"step.{env.episode.position.stack[-1].step}"] == 1
    tokens = encoding.features.tokens(observation["observation"])
    assert tokens["families"].shape == (6, 13)
    at = view["families"]["A"]["at"]
    assert tokens["families"][0, 0] == (at is not None)
    assert tokens["areas"].shape[0] == 39


# -- many at once ------------------------------------------------------------------------------------------------------
def test_a_batch_plays_the_games_of_its_numbers() -> None:
    """Four games in one process are the games of numbers 10 to 13, and the next one begins when one is over."""
    many = homelands.rl.batch(4, "navajo", "rise")
    seen, _ = many.reset(seed=10)
    alone = [Solo("navajo", "rise") for _ in range(4)]
    for n, env in enumerate(alone):
        assert np.array_equal(env.reset(seed=10 + n)[0]["observation"], seen["observation"][n])
    rng, over, dealt = random.Random(1), [False] * 4, 14
    for _ in range(400):
        actions = [rng.randrange(max(1, int(mask.sum()))) for mask in seen["action_mask"]]
        seen, rewards, done, cut, _ = many.step(np.array(actions))
        assert not cut.any()
        for n, env in enumerate(alone):
            if over[n]:
                one = env.reset(seed=dealt)[0]
                dealt, reward, over[n] = dealt + 1, 0.0, False
            else:
                one, reward, over[n], _, _ = env.step(actions[n])
            assert np.array_equal(one["observation"], seen["observation"][n])
            assert np.array_equal(one["options"], seen["options"][n])
            assert (reward, over[n]) == (rewards[n], done[n])
    assert dealt > 14
    many.close()


def test_gymnasium_makes_batches_too() -> None:
    many = gymnasium.make_vec("homelands/PlainsIndianWars-2-v2", num_envs=2, others="random")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    assert many.observation_space.contains(seen)
    many.close()
