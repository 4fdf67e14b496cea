"""One target in this process, until the time is over: `python -m fuzz.run journals --seconds 60 --out saves/fuzz`.

What is wrong is written down, once for each place in the program it comes from, and the fuzzer goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
import tomllib
import traceback
from functools import lru_cache
from pathlib import Path

SEEDS = 300  # inputs that the corpus begins with
LONGEST = 400  # bytes of an input: they decide which changes are made to a real document


GAMES = ("homelands.games.navajo", "homelands.games.plains")
READ = ("plain.read", "plain.starts")
PACKED = ("rules.schema", "rules.data_checks", "rules.tables", "rules.terms")
WATCHED: dict[str, tuple[str, ...]] = {
    "journals": (
        "homelands.core.journal", "homelands.core.match", "homelands.core.game",
        *(f"{game}.{part}" for game in GAMES for part in (*READ, "rules.refusals", "rules.notation")),
    ),
    "positions": tuple(f"{game}.{part}" for game in GAMES for part in (*READ, "rules.setup", "rules.invariants")),
    "packs": ("homelands.core.data", *(f"{game}.{p}" for game in GAMES for p in PACKED)),
    "studies": ("homelands.lab", "homelands.core.data"),
    "requests": ("homelands.serve", "homelands.table", "homelands.companion", "homelands.lessons"),
    "streams": ("homelands.serve.http", "homelands.table.matches", "homelands.table.render"),
    "commands": ("homelands.cli", "homelands.words.narration", "homelands.core.match"),
    "lessons": ("homelands.cli", "homelands.lessons"),
}  # fmt: skip
"""Modules whose paths guide the fuzzer: those that read what comes from outside. Watching all would slow it down."""


class Found:
    """The findings of a run, and its figures."""

    def __init__(self, out: Path, name: str) -> None:
        self.out, self.name = out, name
        self.began = time.monotonic()
        self.saved = 0.0
        self.runs = self.accepted = 0
        self.places: dict[str, str] = {}

    def keep(self, document: str, error: BaseException) -> None:
        frames = [f for f in traceback.extract_tb(error.__traceback__) if "/homelands/" in f.filename]
        at = f"{Path(frames[-1].filename).name}:{frames[-1].name}:{frames[-1].lineno}" if frames else "-"
        place = f"{type(error).__name__} {at}"
        if isinstance(error, AssertionError):
            place += f" {str(error)[:30]}"
        if place in self.places:
            return
        self.places[place] = str(error)[:300]
        self.out.mkdir(parents=True, exist_ok=True)
        path = self.out / f"{self.name}-{hashlib.blake2s(place.encode(), digest_size=4).hexdigest()}"
        path.with_suffix(".txt").write_bytes(document.encode("utf-8", "surrogatepass"))
        told = "".join(traceback.format_exception(error))
        path.with_suffix(".why").write_text(told, encoding="utf-8", errors="replace")
        self.save()
        print(f"finding: {place}: {str(error)[:200]!r} -> {path}.txt", flush=True)

    def save(self) -> None:
        self.saved = time.monotonic()
        seconds = self.saved - self.began
        told = {"target": self.name, "runs": self.runs, "accepted": self.accepted, "seconds": round(seconds, 1),
                "findings": self.places}  # fmt: skip
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / f"{self.name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz.run")
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--out", type=Path, default=Path("saves/fuzz"))
    chosen = parser.parse_args()

    import atheris

    tomllib.loads = lru_cache(500)(tomllib.loads)  # our own data files are the same every time
    with atheris.instrument_imports(include=list(WATCHED[chosen.target])):
        from fuzz.draw import Draw
        from fuzz.targets import TARGETS

        if chosen.target == "requests":
            import fuzz.door
        if chosen.target == "streams":
            import fuzz.stream
        if chosen.target in ("commands", "lessons"):
            import fuzz.desk  # noqa: F401
        if chosen.target == "studies":
            import homelands.lab.study  # noqa: F401

    target, found = TARGETS[chosen.target], Found(chosen.out, chosen.target)

    def once(data: bytes) -> None:
        document = target.make(Draw(data))
        found.runs += 1
        try:
            found.accepted += target.check(document)
        except Exception as error:
            found.keep(document, error)
        if time.monotonic() - found.saved > 1:  # the fuzzer ends without a word
            found.save()

    corpus = chosen.out / "corpus" / chosen.target
    corpus.mkdir(parents=True, exist_ok=True)
    rng = random.Random(chosen.target)
    for n in range(SEEDS if not any(corpus.iterdir()) else 0):
        (corpus / f"seed-{n:03}").write_bytes(rng.randbytes(rng.choice((0, 8, 20, 60))))
    flags = [f"-max_total_time={chosen.seconds}", f"-max_len={LONGEST}", "-timeout=60", "-rss_limit_mb=4096"]
    flags += [f"-artifact_prefix={chosen.out}/{chosen.target}-hang-", "-print_final_stats=1", "-verbosity=1"]
    atheris.Setup([sys.argv[0], *flags, str(corpus)], once)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
