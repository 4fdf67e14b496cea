"""One of our own players as a program of its own: `--seat blue="cmd:python -m homelands.players.bot mcts:200"`.

It speaks the protocol of docs/players.md, and is the example for a bot in Python that uses the library: each question
brings a whole position that the seat cannot tell from the real one, to look ahead from.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from homelands.core.game import Game, SetupError
from homelands.core.registry import game as game_of
from homelands.players import policy
from homelands.players.title import Policy

USAGE = "python -m homelands.players.bot PLAYER"


def answers(name: str, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """An answer to every question. A hello begins a new game."""
    game: Game[Any] | None = None
    like: Any = None
    choose: Policy | None = None
    for line in lines:
        message = json.loads(line)
        if "hello" in message:
            game = game_of(message["game"])
            packs = [Path(folder) for folder in message["packs"]]
            like = game.setup(message["scenario"], message["options"], message["rulings"], packs)
            choose = policy(name)(game.name, Random(f"{message['seed']}/choice"))
        elif "id" in message and game is not None and choose is not None:
            option = choose(game.load(message["sample"], like))
            yield {"id": message["id"], "choice": game.option_words(option)}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(f"usage: {USAGE}", file=sys.stderr)
        return 2
    try:
        policy(arguments[0])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    for answer in answers(arguments[0], sys.stdin):
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
