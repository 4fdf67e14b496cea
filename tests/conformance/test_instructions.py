"""Instructions are counted by valgrind; here by a program that only says that it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench import instructions
from tests.support import ROOT

# Says as many as valgrind would of a start of 1,000 and 70 a repetition, or of 35 in another checkout.
FAKE = """#!/bin/sh
for last; do :; done
each=70; case "$PYTHONPATH" in *other*) each=35 ;; esac
[ "$PYTHONHASHSEED" = 1 ] || exit 1
echo "==1== I refs:   $((1000000000 + last * each * 1000000))" >&2
"""


@pytest.fixture
def valgrind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "valgrind").write_text(FAKE, encoding="utf-8")
    (tmp_path / "valgrind").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)


@pytest.mark.usefixtures("valgrind")
def test_the_start_is_not_counted_and_two_checkouts_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other" / "src" / "homelands").mkdir(parents=True)
    assert instructions.main(["--game", "navajo", "--measure", "copy", "--other", str(tmp_path / "other")]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["navajo", "copy", "70.000", "35.000", "2.0000"]


@pytest.mark.usefixtures("valgrind")
def test_a_measure_that_does_not_run_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instructions, "COUNTED", instructions.re.compile("never"))
    assert instructions.main(["--game", "plains", "--measure", "save"]) == 0
    assert "==1== I refs" in capsys.readouterr().out.splitlines()[1]


def test_without_valgrind_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert instructions.main([]) == 1
    assert "valgrind is not on this machine" in capsys.readouterr().out


def test_what_is_run_under_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program for valgrind, without valgrind."""
    monkeypatch.setattr("sys.argv", ["-c", "copy", "navajo", "1"])
    exec(compile(instructions.CHILD, "child", "exec"), {})
    assert (instructions.HERE, instructions.source_of(ROOT)) == (ROOT / "src", ROOT / "src")
