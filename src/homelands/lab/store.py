"""The folder of a study. Nothing in it is ever half written, and no game is kept twice.

- `study.json` says what the folder holds: the cells, the seeds, the version.
- `open/` has a file for each block of seeds of a cell that is being played: one line a game, added as it ends.
- When a block is whole it becomes Parquet, in one folder a table: `games`, `seats`, `tracks`, `places`, `uses`,
  `times`. The part in `games` is written last; a block without it does not count and is made again from its lines.

Parts hold nothing but what the games show, so that they are the same bytes however often a study was stopped. What
the clock says is apart, in `times`.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Collection, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from homelands.core.data import audit
from homelands.core.registry import game as game_of
from homelands.lab import LabError, need
from homelands.lab.packs import Pack, laid_out
from homelands.lab.study import Cell, Study, fingerprint, program
from homelands.lab.variants import Change, changes
from homelands.lab.watch import Thing, watch_of

if TYPE_CHECKING:
    from polars import DataFrame

BLOCK = 500  # seeds of a cell that share a file
MANIFEST = "study.json"
GAMES = "games"
TABLES = ("seats", "tracks", "places", "uses", "times", GAMES)  # in the order of writing
ID = ("variant", "scenario", "seed")
WORKED_OUT = ("key", "measure", "pack_ids", "changes")  # of a cell: they follow from the rest, or are named apart


class Store:
    """The folder of a study, to be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            self.about: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise LabError(
                f"{folder}: no {MANIFEST} in it, expected a folder that `homelands sim` has written"
            ) from None
        except NotADirectoryError:
            raise LabError(f"{folder}: not a folder, expected one that `homelands sim` has written") from None
        except (OSError, ValueError) as error:
            raise LabError(f"{folder / MANIFEST}: {error}") from None

    @property
    def cells(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.about["cells"]
        return found

    @property
    def inventory(self) -> dict[str, list[Thing]]:
        return {kind: [Thing(*thing) for thing in things] for kind, things in self.about.get("inventory", {}).items()}

    def read(self, table: str, variants: Collection[str] | None = None) -> DataFrame:
        """A table of all games there are, those of open blocks too; in the order of cells and seeds."""
        pl = need("polars", "lab")
        frames = []
        for cell in self.cells:
            if variants is not None and cell["variant"] not in variants:
                continue
            parts = sorted((self.folder / table).glob(f"{cell['key']}.*.parquet"))
            done = [self._part(part) for part in parts if (self.folder / GAMES / part.name).exists()]
            seeds = {n for part in parts for n in _range(part)}
            for path in sorted((self.folder / "open").glob(f"{cell['key']}.*.jsonl")):
                lines = [line for n, line in read_lines(path).items() if n not in seeds]
                if lines:
                    done.append(tables_of(cell, lines)[table])
            if done:
                frames.append(pl.concat(done).sort("seed", maintain_order=True))
        if not frames:
            return _empty(table)
        found: DataFrame = pl.concat(frames)
        return found

    def _part(self, path: Path) -> DataFrame:
        """A whole block. One that was cut short by a copy or a full disk can be played again: games never differ."""
        pl = need("polars", "lab")
        try:
            found: DataFrame = pl.read_parquet(path)
        except pl.exceptions.PolarsError:
            games = self.folder / GAMES / path.name
            said = f"damaged, expected Parquet; remove {games}, and `homelands sim` plays it again"
            raise LabError(f"{path}: {said}") from None
        return found


class Keeper(Store):
    """The folder of a study that is being played: what is there, what is missing, and where a game goes."""

    def __init__(self, folder: Path, study: Study) -> None:
        need("polars", "lab")
        self.study = study
        folder.mkdir(parents=True, exist_ok=True)
        self._files: dict[tuple[int, int], IO[bytes]] = {}
        self._lock = _locked(folder)
        try:
            self._look(folder)
        except BaseException:
            self.close()
            raise

    def _look(self, folder: Path) -> None:
        """What the folder holds already."""
        if (folder / MANIFEST).exists():
            super().__init__(folder)
            self._compare()
        elif any(one.name != "lock" for one in folder.iterdir()):
            raise LabError(f"{folder}: not empty, and no study is in it; --out names another folder")
        self.folder = folder
        self.about = _about(self.study)
        _replace(folder / MANIFEST, (json.dumps(self.about, indent=1, ensure_ascii=False) + "\n").encode())
        self._lines: dict[tuple[int, int], dict[int, bytes]] = {}
        self._done = [self._finished(cell) for cell in self.study.cells]
        for i, cell in enumerate(self.study.cells):
            for path in sorted((folder / "open").glob(f"{cell.key}.*.jsonl")):
                self._lines[i, int(path.name.split(".")[-2])] = read_lines(path, mend=True)

    def _compare(self) -> None:
        """What is there may be added to, never mixed with something else."""
        new = _about(self.study)
        for key in ("game", "version", "rules"):
            if self.about[key] != new[key]:
                said = f"of {key} {self.about[key]}, this is {new[key]}"
                raise LabError(f"{self.folder}: holds a study {said}; --out names another folder")
        known = {cell["key"] for cell in new["cells"]}
        for cell in self.about["cells"]:
            if cell["key"] not in known:
                same = [c for c in new["cells"] if (c["variant"], c["scenario"]) == (cell["variant"], cell["scenario"])]
                differs = [key for key in cell if key not in WORKED_OUT and same and cell[key] != same[0][key]]
                why = f"differs in {', '.join(differs) or 'what is measured'}" if same else "is not in this study"
                where = f"{cell['variant']}, {cell['scenario']}"
                raise LabError(f"{self.folder}: holds another study ({where} {why}); --out names another folder")

    def _finished(self, cell: Cell) -> set[int]:
        return {n for part in (self.folder / GAMES).glob(f"{cell.key}.*.parquet") for n in _range(part)}

    # -- what is there ---------------------------------------------------------------------------------------------
    def has(self, cell: int, seed: int) -> bool:
        return seed in self._done[cell] or seed in self._lines.get((cell, block_of(seed)), ())

    def missing(self, seeds: range) -> Iterator[tuple[int, int]]:
        """Games still to be played, block by block in all cells, so that a study stopped early can be compared."""
        for block in range(block_of(seeds.start), block_of(seeds.stop - 1) + 1):
            for cell in range(len(self.study.cells)):
                for seed in _part_of(seeds, block):
                    if not self.has(cell, seed):
                        yield cell, seed

    # -- what comes in ---------------------------------------------------------------------------------------------
    def keep(self, cell: int, seed: int, line: bytes) -> None:
        """A game that has ended. When this returns it is in its file."""
        at = (cell, block_of(seed))
        if at not in self._files:
            path = self._open(at)
            path.parent.mkdir(exist_ok=True)
            self._files[at] = path.open("ab", buffering=0)
        _append(self._files[at], line)
        self._lines.setdefault(at, {})[seed] = line

    def close_blocks(self, seeds: range) -> None:
        """Every block of which nothing is missing becomes Parquet."""
        for cell, block in list(self._lines):
            self.close_block(cell, block, seeds)

    def close_block(self, cell: int, block: int, seeds: range) -> None:
        at = (cell, block)
        lines = self._lines.get(at, {})
        wanted = [n for n in _part_of(seeds, block) if n not in self._done[cell]]
        if any(n not in lines for n in wanted):
            return
        if wanted:
            for run in _runs(wanted):
                self._write(self.study.cells[cell], run, [lines[n] for n in run])
            self._done[cell].update(wanted)
        left = {n: line for n, line in lines.items() if n not in self._done[cell]}
        if file := self._files.pop(at, None):
            file.close()
        if left:
            self._lines[at] = left
            _replace(self._open(at), b"".join(left.values()))
        else:
            self._lines.pop(at, None)
            self._open(at).unlink(missing_ok=True)

    def _open(self, at: tuple[int, int]) -> Path:
        return self.folder / "open" / f"{self.study.cells[at[0]].key}.{at[1]:06d}.jsonl"

    def _write(self, cell: Cell, seeds: Sequence[int], lines: Sequence[bytes]) -> None:
        found = tables_of(cell.plain(), lines)
        for table in TABLES:
            if table in ("tracks", "places", "uses") and table not in cell.measure:
                continue
            out = io.BytesIO()
            found[table].write_parquet(out, compression="zstd")
            path = self.folder / table / f"{cell.key}.{seeds[0]:09d}-{seeds[-1]:09d}.parquet"
            path.parent.mkdir(exist_ok=True)
            _replace(path, out.getvalue())

    def close(self) -> None:
        for file in self._files.values():
            file.close()
        self._files.clear()
        self._lock.close()


# -- lines and tables --------------------------------------------------------------------------------------------------
def read_lines(path: Path, mend: bool = False) -> dict[int, bytes]:
    """Games in a file of lines, by seed. A last line that was cut off is no game; `mend` takes it away."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if mend and whole < len(data):
        os.truncate(path, whole)
    found: dict[int, bytes] = {}
    for line in data[:whole].splitlines(keepends=True):
        try:
            found[int(json.loads(line)["seed"])] = line
        except (ValueError, KeyError, TypeError):
            continue  # a line that a failing disk has spoilt: the game is played again
    return found


def tables_of(cell: dict[str, Any], lines: Sequence[bytes]) -> dict[str, DataFrame]:
    """The games of a cell as tables."""
    pl = need("polars", "lab")
    many = {
        "seats": {"seat": pl.String, "player": pl.String, "payoff": pl.Float64, "score": pl.Int32, "made": pl.Int32},
        "places": {"what": pl.String, "who": pl.String, "place": pl.String, "n": pl.Int32},
        "uses": {"kind": pl.String, "name": pl.String, "n": pl.Int32, "first": pl.Int32},
    }
    schema: dict[str, Any] = {
        "seed": pl.Int64, "error": pl.String, "outcome": pl.String, "reason": pl.String, "decisions": pl.Int32,
        "moments": pl.Int32, "sum": pl.String, "wall": pl.Float64, "cpu": pl.Float64,
        "tracks": pl.Struct({"track": pl.List(pl.String), "value": pl.List(pl.List(pl.Int32))}),
        **{name: pl.Struct({key: pl.List(kind) for key, kind in columns.items()}) for name, columns in many.items()},
    }  # fmt: skip
    named = [pl.lit(cell[key]).alias(key) for key in ("variant", "scenario")]
    rows = pl.read_ndjson(io.BytesIO(b"".join(lines)), schema=schema).sort("seed").with_columns(named)
    found = {
        GAMES: rows.select(*ID, "outcome", "reason", "error", "decisions", "moments", "sum"),
        "times": rows.select(*ID, "decisions", "wall", "cpu"),
    }
    for name, columns in many.items():
        table = rows.select(*ID, name).drop_nulls(name).unnest(name)
        found[name] = table.explode(*columns).drop_nulls(next(iter(columns)))
    tracks = rows.select(*ID, "tracks").drop_nulls("tracks").unnest("tracks").explode("track", "value")
    tracks = tracks.with_columns(pl.int_ranges(1, pl.col("value").list.len() + 1, dtype=pl.Int32).alias("moment"))
    found["tracks"] = tracks.explode("value", "moment").select(*ID, "track", "moment", "value").drop_nulls("track")
    return found


def _empty(table: str) -> DataFrame:
    line = b'{"seed":0}\n'
    return tables_of({"variant": "", "scenario": ""}, [line])[table].clear()


# -- files -------------------------------------------------------------------------------------------------------------
def _about(study: Study) -> dict[str, Any]:
    try:
        own = version("homelands")
    except ModuleNotFoundError:
        own = "of a checkout"
    return {
        "title": study.title,
        "game": study.game,
        "version": own,
        "rules": game_of(study.game).rules_version,
        "seeds": {"first": study.first, "count": study.count},
        "cells": [{**cell.plain(), "changes": _changes(cell)} for cell in study.cells],
        "packs": {pack.id: {"name": pack.name, "files": dict(pack.files)} for c in study.cells for pack in c.packs},
        "data": {name: _origin(cell) for name, cell in {cell.data: cell for cell in study.cells}.items()},
        "inventory": _inventory(study.cells[0]),
    }


def _tables(cell: Cell) -> Any:
    return watch_of(cell.game).tables(laid_out(cell.packs))


def _changes(cell: Cell) -> list[Change]:
    """The values that are played otherwise than ours."""
    return changes(watch_of(cell.game).tables().data, _tables(cell).data) if cell.packs else []


def study_of(folder: Path) -> Study:
    """The study that a folder holds, from what the folder itself says: to go on with it, or to play it elsewhere."""
    about = Store(folder).about
    try:
        packs = {id: Pack(one["name"], tuple(one["files"].items())) for id, one in about["packs"].items()}
        cells = tuple(_cell(about["game"], cell, packs) for cell in about["cells"])
        return Study(about["title"], about["game"], cells, about["seeds"]["first"], about["seeds"]["count"])
    except KeyError as error:
        said = f"does not say its {error.args[0]}, since an older Homelands wrote it; expected the file of the study"
        raise LabError(f"{folder / MANIFEST}: {said}") from None


def _cell(game: str, one: dict[str, Any], packs: dict[str, Pack]) -> Cell:
    """A cell as it was played, with the rules, the players and our values of today."""
    own = tuple(packs[id] for id in one["pack_ids"])
    return Cell(
        one["variant"], one["scenario"], game, tuple(one["seats"].items()), tuple(one["options"]),
        tuple(one["rulings"].items()), own, tuple(one["bottom"]), tuple(one["forbid"]), tuple(one["given"]),
        tuple(one["measure"]), fingerprint(game, own), program(game),
    )  # fmt: skip


def _origin(cell: Cell) -> dict[str, Any]:
    """How much of the values played with is attested."""
    found = audit(_tables(cell).data)
    return {"attested": found.attested, "reconstructed": found.reconstructed, "packs": [p.name for p in cell.packs]}


def _inventory(cell: Cell) -> dict[str, list[Thing]]:
    """All that there is to be used, with the values of the first cell."""
    return watch_of(cell.game).inventory(_tables(cell))


def _range(part: Path) -> range:
    """The seeds of a part, from its name."""
    first, _, last = part.name.split(".")[-2].partition("-")
    return range(int(first), int(last) + 1)


def block_of(seed: int) -> int:
    """Seeds count from 1."""
    return (seed - 1) // BLOCK


def _part_of(seeds: range, block: int) -> range:
    return range(max(seeds.start, block * BLOCK + 1), min(seeds.stop, (block + 1) * BLOCK + 1))


def _runs(seeds: Sequence[int]) -> Iterator[list[int]]:
    """Seeds without gaps, so that a part's name says all that is in it."""
    run: list[int] = []
    for seed in seeds:
        if run and seed != run[-1] + 1:
            yield run
            run = []
        run.append(seed)
    yield run


def _replace(path: Path, data: bytes) -> None:
    """A file that is there whole, or as it was before."""
    temporary = path.with_name(f".{path.name}.new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)  # room for somebody
        raise


def _append(file: IO[bytes], line: bytes) -> None:
    """The whole line, or nothing of it: a disk that is full takes the beginning of one and says so only later."""
    before = file.tell()
    try:
        rest = memoryview(line)
        while rest:
            rest = rest[file.write(rest) :]
    except BaseException:
        file.truncate(before)
        raise


def _locked(folder: Path) -> IO[str]:
    """One run at a time writes into a folder. The lock ends with the process, however that ends."""
    file = (folder / "lock").open("w")
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LabError(
            f"{folder}: another run is writing into it; wait for it, or --out names another folder"
        ) from None
    return file
