"""Who plays does not matter: processes and a real Ray cluster give the same games as one after the other here."""

from __future__ import annotations

import importlib.util
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from homelands.lab import LabError
from homelands.lab.backends.processes import Processes
from homelands.lab.run import Progressed, run
from homelands.lab.store import Store
from tests.lab.conftest import in_line, study
from tests.lab.deadly import DEADLY, Deadly
from tests.lab.test_store import contents

STUDY = """
game = "navajo"
scenarios = ["rise", "fearing"]
player = "random"
seeds.count = 60
"""


def command(study_file: Path, out: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "homelands.cli.main", "sim", str(study_file), "--out", str(out), *more]


@pytest.fixture
def study_file(tmp_path: Path) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(STUDY, encoding="utf-8")
    return path


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    small = study(scenarios=["rise", "fearing"])
    told: list[Progressed] = []
    run(small, tmp_path / "here", in_line, None, lambda _: None)
    run(small, tmp_path / "there", Processes(2), None, told.append)
    assert contents(tmp_path / "here") == contents(tmp_path / "there")
    assert [t.done for t in told] == list(range(13))
    assert {t.total for t in told} == {12}


def test_a_process_that_dies_costs_nothing_but_time() -> None:
    jobs = [(0, seed) for seed in range(1, 40)]
    games = Processes(2)(study().cells, iter(jobs))
    found = [next(games)]
    os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    found += list(games)
    assert sorted(job for job, _ in found) == jobs
    assert all(json.loads(line)["error"] == "" for _, line in found)


def test_a_game_that_kills_its_process_is_given_up_and_the_rest_goes_on() -> None:
    jobs = [(0, seed) for seed in range(1, 7)]
    found = dict(Processes(1, Deadly)(study().cells, iter(jobs)))
    assert sorted(found) == jobs
    said = {seed: json.loads(line)["error"] for (_, seed), line in found.items()}
    assert said.pop(DEADLY) == "the process that played it died (SIGKILL)"
    assert set(said.values()) == {""}


def test_where_another_program_is_the_study_stops() -> None:
    (cell,) = study().cells
    with pytest.raises(LabError, match="the program where it is played is"):
        list(Processes(1)([replace(cell, program="other")], iter([(0, 1), (0, 2)])))
    assert not multiprocessing.active_children()


def test_stopped_it_leaves_no_process_behind() -> None:
    games = Processes(2)(study().cells, iter([(0, seed) for seed in range(1, 1000)]))
    next(games)
    assert multiprocessing.active_children()
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def wait_for_games(out: Path, least: int) -> None:
    """Until so many games have been kept."""
    for _ in range(3600):
        kept = sum(path.read_bytes().count(b"\n") for path in out.glob("open/*.jsonl"))
        if kept >= least:
            return
        time.sleep(0.05)
    raise AssertionError("no games are kept")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["kill", "interrupt"])
def test_a_study_killed_and_taken_up_again_equals_one_left_alone(how: signal.Signals, study_file: Path) -> None:
    cut, whole = study_file.parent / "cut", study_file.parent / "whole"
    with subprocess.Popen(command(study_file, cut, "--workers", "2"), stderr=subprocess.PIPE, text=True) as process:
        wait_for_games(cut, 5)
        process.send_signal(how)
        _, said = process.communicate(timeout=180)
    assert "Traceback" not in said
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert "the same command goes on" in said
    kept = Store(cut).read("games")
    assert 5 <= kept.height < 120
    again = subprocess.run(command(study_file, cut, "--json"), capture_output=True, text=True, check=True, timeout=300)
    assert f"Going on after {kept.height} games" in again.stderr
    assert json.loads(again.stdout)["games"] == 120
    run(study(scenarios=["rise", "fearing"], seeds={"count": 60}), whole, in_line, None, lambda _: None)
    assert contents(cut) == contents(whole)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_real_local_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(STUDY.replace("60", "6"), encoding="utf-8")
    call = command(path, tmp_path / "ray", "--backend", "ray", "--workers", "1", "--json")
    done = subprocess.run(call, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 12
    run(study(scenarios=["rise", "fearing"]), tmp_path / "here", in_line, None, lambda _: None)
    assert contents(tmp_path / "ray") == contents(tmp_path / "here")


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_cluster_that_is_not_there_is_told_at_once(study_file: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"  # bound, but nobody listens
        call = command(study_file, study_file.parent / "out", "--backend", "ray", "--address", address)
        done = subprocess.run(call, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert f"no Ray cluster at {address}" in done.stderr
    assert "Traceback" not in done.stderr
