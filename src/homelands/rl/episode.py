"""A game as an environment sees it: from one decision to the next, options as numbers, observations as bytes.

Action `i` takes the i-th option of the pending decision, in the game's own stable order. What an option means stands in
`options`: one row each, its verb and up to three arguments. `action_mask` is 1 for the options that exist.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

from homelands.core.chance import Seeded
from homelands.core.decision import Option
from homelands.core.flow import ASK
from homelands.core.registry import game as game_of
from homelands.core.registry import title as title_of
from homelands.rl.features import HIGH, BringsEnvironment, Environment, Features
from homelands.rl.found import Found

VERSION = 2
MOST = 256  # options of one decision that a space holds; no decision of either game comes near
ARGUMENTS = 3
LARGEST = 999  # in a row of options
DEPTH = 10  # frames that are shown, the innermost first
MASK, SEQUENCE = 6, 12  # bytes of a frame's mask, items of its sequence
LOCALS = (
    "step_high", "step_low", "who", "at", "n_high", "n_low", "left", "kind", *(f"mask.{i}" for i in range(MASK)),
    *(f"seq.{i}" for i in range(SEQUENCE)),
)  # fmt: skip

Observation = dict[str, NDArray[Any]]


@cache
def environment_of(game: str) -> Environment:
    """What a game brings to be an environment; what can be found out about one that brings nothing."""
    title = title_of(game)
    return title.environment if isinstance(title, BringsEnvironment) else Found(game)


class Encoding(NamedTuple):
    """How the positions of a game become observations."""

    features: Features
    write: Callable[[Any, str, bytearray], None]
    step: Mapping[str, int]  # where the question that is asked stands
    frames: int  # where the place in the rules begins
    number: Mapping[str, int]  # of every step
    verbs: Mapping[str, int]
    words: Mapping[str, int]


@cache
def encoding_of(game: str) -> Encoding:
    environment, steps = environment_of(game), game_of(game).book.steps
    features = environment.features()
    asked = sorted(name for name, step in steps.items() if step.kind == ASK)
    first = features.block("step", asked).start
    frames = features.grid("frames", range(DEPTH), LOCALS).start
    return Encoding(
        features, environment.write, {name: first + i for i, name in enumerate(asked)}, frames,
        {name: i + 1 for i, name in enumerate(sorted(steps))},
        {verb: i + 1 for i, verb in enumerate(environment.VERBS)},
        {word: i + 2 for i, word in enumerate(environment.WORDS)},
    )  # fmt: skip


@cache
def space_of(game: str) -> gymnasium.spaces.Dict:
    """The observation space of a game. Every number is whole; 0 stands for "nothing" in a row of options."""
    box = gymnasium.spaces.Box
    return gymnasium.spaces.Dict(
        {
            "observation": box(0, HIGH, (len(encoding_of(game).features),), np.uint8),
            "options": box(0, LARGEST, (MOST, 1 + ARGUMENTS), np.int16),
            "action_mask": box(0, 1, (MOST,), np.int8),
        }
    )


class Episode:
    """One game being played. Nothing here is shown to a policy but `observe`."""

    def __init__(
        self, game: str, scenario: str, options: Sequence[str] = (), rulings: Mapping[str, str] | None = None,
        packs: Sequence[Any] = (),
    ) -> None:  # fmt: skip
        self.game = game_of(game)
        self.arguments = (scenario, tuple(options), dict(rulings or {}), tuple(packs))
        self.fresh: Any = self.game.setup(*self.arguments)
        self.position: Any = None
        self.source = Seeded("")
        self.seats = self.game.seats_of(self.fresh)
        self._encoding = encoding_of(game)
        self._rows: dict[Option, tuple[int, ...]] = {}

    def deal(self, seed: int) -> None:
        """Game number `seed`, as the laboratory counts them. The same seed and actions give the same game."""
        self.source = Seeded(str(seed))
        self.position = self.game.clone(self.fresh)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until somebody has to decide."""
        g = self.position
        while g.stack and g.request is not None:
            self.game.book.answer(g, self.source.answer(g.request))

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone(self, seed: int | str | None = None) -> Episode:
        """A copy that goes its own way. Its luck is that of the original unless a seed gives it another."""
        new = Episode.__new__(Episode)
        new.__dict__.update(self.__dict__)
        new.position = None if self.position is None else self.game.clone(self.position)
        new.source = self.source.copy() if seed is None else Seeded(str(seed))
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        position = None if self.position is None else self.game.dump(self.position)
        source = (self.source.seed, dict(self.source.counts))
        return {"game": self.game.name, "arguments": self.arguments, "position": position, "source": source}

    def __setstate__(self, state: dict[str, Any]) -> None:
        scenario, options, rulings, packs = state["arguments"]
        self.__init__(state["game"], scenario, options, rulings, packs)  # type: ignore[misc]
        seed, counts = state["source"]
        self.source = Seeded(seed)
        self.source.counts = counts
        if state["position"] is not None:
            self.position = self.game.load(state["position"], self.fresh)

    # -- playing ---------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return not self.position.stack

    @property
    def outcome(self) -> str:
        return self.game.outcome(self.position)

    @property
    def seat(self) -> str:
        return self.game.seat(self.position)

    @property
    def options(self) -> list[Option]:
        found: list[Option] = self.position.options if self.position.stack else []
        if len(found) > MOST:
            raise RuntimeError(f"{len(found)} options at {self.position.stack[-1].step}; the space holds {MOST}")
        return found

    def take(self, action: int) -> None:
        options = self.options
        if not 0 <= action < len(options):
            raise ValueError(f"action {action} is not legal: the decision has {len(options)} options")
        self.game.book.take(self.position, options[action])
        self._settle()

    def payoff(self, seat: str) -> float:
        return self.game.payoff(self.position, seat)

    # -- observing -------------------------------------------------------------------------------------------------
    def observe(self, seat: str) -> Observation:
        """What a seat may see. Its question and its options are there only when it is the one who decides."""
        rows = np.zeros((MOST, 1 + ARGUMENTS), np.int16)
        mask = np.zeros(MOST, np.int8)
        row = np.frombuffer(self.write(seat, rows.reshape(-1), mask), np.uint8)
        return {"observation": row, "options": rows, "action_mask": mask}

    def write(self, seat: str, rows: NDArray[np.int16], mask: NDArray[np.int8]) -> bytearray:
        """The observation of a seat; its options go into arrays of zeros."""
        encoding, g = self._encoding, self.position
        row = bytearray(len(encoding.features))
        encoding.write(g, seat, row)
        if g.stack and self.game.seat(g) == seat:
            row[encoding.step[g.stack[-1].step]] = 1
            self._write_frames(row)
            options = self.options
            mask[: len(options)] = 1
            flat: list[int] = []
            for option in options:
                flat += self._rows.get(option) or self._row(option)
            rows[: len(flat)] = flat
        return row

    def _write_frames(self, row: bytearray) -> None:
        """The place in the rules with its locals: what exactly the question is about."""
        number, at = self._encoding.number, self._encoding.frames
        for f in self.position.stack[: -DEPTH - 1 : -1]:
            step, n, left, seq = number.get(f.step, 0), f.n & 0xFFFF, f.left, f.seq
            row[at : at + 8] = (
                step >> 8, step & 255, f.who + 1 & 255, f.at + 1 & 255, n >> 8, n & 255, left & 255, f.kind & 255,
            )  # fmt: skip
            if f.mask:
                row[at + 8 : at + 8 + MASK] = (f.mask & (1 << 8 * MASK) - 1).to_bytes(MASK, "little")
            if seq:
                row[at + 8 + MASK : at + 8 + MASK + len(seq[:SEQUENCE])] = [x + 1 & 255 for x in seq[:SEQUENCE]]
            at += len(LOCALS)

    def _row(self, option: Option) -> tuple[int, ...]:
        """The verb's number and the arguments, each two higher than in the game: 0 is no argument."""
        if len(option) > 1 + ARGUMENTS:
            raise RuntimeError(f"{option!r}: more than {ARGUMENTS} arguments")
        words = self._encoding.words
        arguments = [words.get(x, LARGEST) if isinstance(x, str) else int(x) + 2 for x in option[1:]]
        row = (self._encoding.verbs.get(option[0], LARGEST), *arguments, *[0] * (ARGUMENTS - len(arguments)))
        self._rows[option] = row
        return row

    def words(self) -> list[str]:
        """The options in their typed form, in the order of the actions."""
        return [self.game.option_words(option) for option in self.options]
