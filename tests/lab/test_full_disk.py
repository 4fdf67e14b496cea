"""A disk that is full, or a limit of the system: no game that had ended is lost, and the same command goes on."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from homelands.lab import store
from homelands.lab.run import run
from homelands.lab.store import GAMES, Store, read_lines
from tests.lab.conftest import in_line, played, study
from tests.lab.test_store import contents

STUDY = """
game = "navajo"
scenarios = ["rise"]
player = "random"
seeds = {count = 12}
"""
LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2)
from homelands.cli.main import main
main()
"""


def sim(folder: Path, limit: int) -> subprocess.CompletedProcess[str]:
    (folder / "study.toml").write_text(STUDY, encoding="utf-8")
    command = [sys.executable, "-c", LIMITED, str(limit), "sim", "study.toml", "--out", "out", "--workers", "1"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_no_room_for_another_game(tmp_path: Path) -> None:
    """Files may be as long as the manifest and the lines of a few games: the line in which it ends is cut off."""
    whole = played(tmp_path / "whole", seeds={"count": 12})
    manifest = (whole / store.MANIFEST).stat().st_size
    ((_, line),) = in_line(study().cells, iter([(0, 1)]))
    limit = max(manifest, 3 * len(line)) + len(line) // 2
    stopped = sim(tmp_path, limit)
    assert stopped.returncode == 1, stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert "cannot be written" in stopped.stderr
    assert "No game that had ended is lost" in stopped.stderr
    kept = b"".join(path.read_bytes() for path in (tmp_path / "out" / "open").iterdir())
    assert kept.endswith(b"\n"), "nothing half of the last one"
    assert 0 < Store(tmp_path / "out").read(GAMES).height == kept.count(b"\n") < 12
    again = sim(tmp_path, 100_000_000)
    assert again.returncode == 0, again.stderr
    assert Store(tmp_path / "out").read(GAMES).equals(Store(whole).read(GAMES))


@pytest.mark.parametrize("at", range(3))
def test_no_room_for_a_table(at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BLOCK", 4)
    whole = played(tmp_path / "whole")
    written, sync = 0, os.fsync

    def full(file: int) -> None:
        nonlocal written
        written += 1
        if written == 2 + 2 * at:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(file)

    with monkeypatch.context() as small:
        small.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            run(study(), tmp_path / "cut", in_line, None, lambda _: None)
    assert not list((tmp_path / "cut").rglob(".*.new")), "what could not be finished takes no room"
    assert sum(len(read_lines(path)) for path in (tmp_path / "cut" / "open").iterdir()) == 4
    played(tmp_path / "cut")
    assert contents(tmp_path / "cut") == contents(whole)
