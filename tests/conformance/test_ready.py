"""How a clone gets what it does not bring, and how the compiled engine comes to be used."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from homelands.checks import builds
from homelands.serve.work import workers
from homelands.table.answers import Question
from tests import support
from tests.support import ROOT


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    tool = support.tool("ready")
    monkeypatch.setattr(tool, "PYTHON", tmp_path / "none")
    return tool


# -- setting up --------------------------------------------------------------------------------------------------------
def run(*args: str, path: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "ready.py"), *args]
    return subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)


def test_without_node_it_says_what_is_missing(tmp_path: Path) -> None:
    done = run("page", path=str(tmp_path))
    assert done.returncode == 1
    assert "Node 20 or newer" in done.stderr
    assert "here is none" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_old_node_is_named(tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.2.1\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    done = run("node", "play", path=f"{tmp_path}:/usr/bin:/bin")
    assert done.returncode == 1
    assert "here is 18.2.1" in done.stderr


def test_what_a_program_said_is_shown_when_it_fails(ready: ModuleType) -> None:
    with pytest.raises(ready.Trouble, match=r"(?s)It did not work: .*no such package"):
        ready.run([sys.executable, "-c", "print('no such package'); raise SystemExit(3)"])


def test_packages_are_counted_as_they_come(ready: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    told = ready.Packages(40)
    for n in range(40):
        told(f"Collecting package{n}==1.0\n" if n % 2 else f"Processing /somewhere/package{n}.whl\n")
        told("  Using cached package.whl (1 kB)\n")
    told("Installing collected packages: all\n")
    said = capsys.readouterr().out
    assert "15 of 40" in said
    assert "30 of 40" in said
    assert said.count("\n") == 3


def test_the_pip_of_this_python_installs_for_a_small_environment(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sys._base_executable == ready.OUTER
    monkeypatch.setattr(ready, "version", lambda command: (25, 0) if command[0] == ready.OUTER else ())
    assert ready.installer(inside=False) == [ready.OUTER, "-m", "pip", "--python", str(ready.PYTHON)]
    monkeypatch.setattr(ready, "version", lambda command: (20, 0) if command[0] == ready.OUTER else ())
    with pytest.raises(ready.Trouble, match="has no pip"):  # too old, and the environment that is named has none
        ready.installer(inside=False)


# -- compiling beside a table ------------------------------------------------------------------------------------------
@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    tool = support.tool("later")
    monkeypatch.setattr(tool, "LOG", tmp_path / "compile.log")
    monkeypatch.setattr(tool, "COMPILER", tmp_path / "compiler")
    return tool


def test_what_is_compiled_beside_a_table_ends_with_it(later: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the programs that it has started: a pipe that all of them hold is closed."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    program = f"exec 1>&{writing}; sleep 600 & sleep 600"
    monkeypatch.setattr(later.subprocess, "Popen", partial(subprocess.Popen, pass_fds=[writing]))
    assert not later.Work().run(["sh", "-c", program], parent=-1)  # whoever started it is gone
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        assert told.read() == b""  # nobody is left who could write


def test_how_it_went_is_known(later: ModuleType) -> None:
    work, parent = later.Work(), os.getppid()
    assert work.run([sys.executable, "-c", "print('compiled')"], parent)
    assert not work.run([sys.executable, "-c", "raise SystemExit('no room')"], parent)
    assert "compiled" in later.LOG.read_text(encoding="utf-8")
    assert "no room" in later.LOG.read_text(encoding="utf-8")


def test_the_compiler_is_fetched_only_where_it_is_missing(later: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(later.importlib.util, "find_spec", lambda name: None)
    fetch, _, compile_it = later.commands()
    assert {"--require-hashes", "--target", str(later.COMPILER), str(later.LOCK)} <= set(fetch)
    later.COMPILER.mkdir()
    (later.COMPILER / ".ready").touch()
    assert later.commands() == [compile_it]


@pytest.mark.skipif(os.name != "posix", reason="it is left out elsewhere")
def test_a_machine_without_a_c_compiler_is_left_alone(later: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(later.shutil, "which", lambda name: None)
    assert later.missing() == "a C compiler"


# -- the compiled engine -----------------------------------------------------------------------------------------------
@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a build of its sources beside it."""
    package = tmp_path / "src" / "homelands"
    (package / "core").mkdir(parents=True)
    (package / "core" / "flow.py").write_text("1", encoding="utf-8")
    (package / "words.ftl").write_text("a = b", encoding="utf-8")
    tree = tmp_path / "build" / "compiled"
    shutil.copytree(package, tree / "homelands")
    (tree / f"all__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    (tree / builds.MARK).touch()
    return package


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "build_kind", lambda: builds.PLAIN)
    monkeypatch.delenv(builds.ENGINE, raising=False)


def test_a_build_of_these_sources_is_taken(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = checkout.parents[1] / "build" / "compiled"
    assert builds.compiled_tree(checkout) == tree
    assert builds.place(checkout) == str(tree)
    monkeypatch.setenv("PYTHONPATH", "before")
    assert builds.environment(str(tree))["PYTHONPATH"] == f"{tree}{os.pathsep}before"
    assert builds.environment("")["PYTHONPATH"] == "before"
    monkeypatch.setenv(builds.ENGINE, "plain")
    assert builds.compiled_tree(checkout) is None


@pytest.mark.parametrize("how", ["changed", "words", "new", "gone", "half", "other python"])
def test_no_other_build_is(checkout: Path, how: str) -> None:
    tree = checkout.parents[1] / "build" / "compiled"
    if how == "changed":
        (checkout / "core" / "flow.py").write_text("2", encoding="utf-8")
    elif how == "words":
        (checkout / "words.ftl").write_text("a = c", encoding="utf-8")
    elif how == "new":
        (checkout / "core" / "new.py").write_text("1", encoding="utf-8")
    elif how == "gone":
        (checkout / "core" / "flow.py").unlink()
    elif how == "half":
        (tree / builds.MARK).unlink()
    else:
        (tree / f"all__mypyc{EXTENSION_SUFFIXES[0]}").rename(tree / "all__mypyc.cpython-39-x86_64-linux-gnu.so")
    assert builds.compiled_tree(checkout) is None
    assert builds.place(checkout) == ""


def test_a_build_is_compared_once(checkout: Path) -> None:
    """The server goes on with what it has read, and so does the build."""
    found = builds.place(checkout)
    (checkout / "core" / "flow.py").write_text("2", encoding="utf-8")
    assert builds.place(checkout) == found != ""
    mark = Path(found) / builds.MARK
    os.utime(mark, ns=(1, 1))  # another build
    assert builds.place(checkout) == ""


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the variables of a process can be read on Linux")
def test_a_process_that_thinks_is_started_anew_when_the_engine_has_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The build here is a link to the sources: what counts is where the process takes them from."""
    (tmp_path / "homelands").symlink_to(ROOT / "src" / "homelands")
    places = iter(["", "", str(tmp_path), str(tmp_path)])
    monkeypatch.setattr(builds, "place", lambda: next(places))

    async def ask() -> list[tuple[int, str]]:
        pool, seen = workers.Workers(1), []
        pool.start()
        for _ in range(4):
            task = await pool.ask(Question("no-such-call", {}))  # not first: one process does it
            with pytest.raises(workers.Failed, match="no-such-call"):
                await task.done
            (pid,) = [worker.process.pid for worker in pool._workers if worker.process is not None]
            variables = Path(f"/proc/{pid}/environ").read_bytes().decode().split("\0")
            path = next((one for one in variables if one.startswith("PYTHONPATH=")), "")
            seen.append((pid, path.removeprefix("PYTHONPATH=").split(os.pathsep)[0]))
        await pool.close()
        return seen

    seen = asyncio.run(ask())
    pids = [pid for pid, _ in seen]
    assert pids[0] == pids[1] != pids[2] == pids[3]
    assert [place == str(tmp_path) for _, place in seen] == [False, False, True, True]
