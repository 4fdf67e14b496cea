"""Data packs as a study carries them: their texts, so that they can be sent to another machine and laid out there."""

from __future__ import annotations

import atexit
import json
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from hashlib import blake2s
from pathlib import Path
from typing import Any, NamedTuple

from homelands.core.data import PACK_FILE, RECONSTRUCTED
from homelands.lab import LabError

NAME = re.compile(r"\w[\w-]{0,40}", re.ASCII)
_folders: dict[Pack, Path] = {}


class Pack(NamedTuple):
    name: str
    files: tuple[tuple[str, str], ...]

    @property
    def id(self) -> str:
        """Another one as soon as a letter of it differs."""
        return blake2s(json.dumps(self).encode(), digest_size=6).hexdigest()


def read_pack(folder: Path) -> Pack:
    """The pack in a folder, as text; what is in it is checked when a game is set up with it."""
    try:
        inside = sorted(folder.iterdir())
    except (OSError, ValueError):  # not there, a file, not ours to read; no name at all
        raise LabError(f"found {str(folder)!r}, expected the folder of a data pack") from None
    found = []
    for path in inside:
        if path.is_file() and not path.name.startswith("."):
            try:
                found.append((path.name, path.read_text(encoding="utf-8")))
            except UnicodeDecodeError:
                raise LabError(f"{path}: not a text file (UTF-8)") from None
            except OSError as error:
                raise LabError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    return Pack(folder.resolve().name, tuple(found))


def inline(name: str, values: Mapping[str, Any]) -> Pack:
    """Values written into the study itself: [data.operations.card.24] preempt = 3."""
    files = []
    for file, sections in values.items():
        if not NAME.fullmatch(file):  # it becomes the name of a file, and never a path to another folder
            raise LabError(f"found {file!r}, expected the name of a data file as in [data.operations.card.24]")
        lines = []
        for section, entries in _table(sections, file).items():
            for entry, fields in _table(entries, f"{file}.{section}").items():
                lines.append(f"[{section}.{json.dumps(entry)}]")
                known = {"source": RECONSTRUCTED, "reason": "a value to try, set by a study"}
                where = f"{file}.{section}.{entry}"
                for key, value in {**known, **_table(fields, where)}.items():
                    lines.append(f"{json.dumps(key)} = {_written(value, f'{where}.{key}')}")
        files.append((f"{file}.toml", "\n".join(lines) + "\n"))
    return Pack(name, tuple(files))


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not value:
        raise LabError(f"{where}: found {value!r}, expected tables as in [data.operations.card.24]")
    return value


def _written(value: Any, where: str) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {_written(v, where)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_written(one, where) for one in value) + "]"
    if isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    raise LabError(f"{where}: found {value!r}, expected a text, a number, true or false")


def laid_out(packs: Sequence[Pack]) -> list[Path]:
    """Folders with these packs, in this process."""
    return [_folder(pack) for pack in packs]


def _folder(pack: Pack) -> Path:
    if pack not in _folders:
        root = Path(tempfile.mkdtemp(prefix="homelands-pack-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
        short = "".join(c if c.isalnum() or c in "-_." else "-" for c in pack.name)
        folder = root / (short or blake2s(pack.name.encode(), digest_size=4).hexdigest())
        folder.mkdir()
        for name, text in pack.files:
            (folder / name).write_text(text, encoding="utf-8")
        if PACK_FILE not in dict(pack.files):
            (folder / PACK_FILE).write_text(f"name = {json.dumps(pack.name)}\n", encoding="utf-8")
        _folders[pack] = folder
    return _folders[pack]
