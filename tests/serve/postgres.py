"""A PostgreSQL of our own, for tests: a cluster in a temporary folder, reached through a socket in it.

PostgreSQL does not run as root: there the account `postgres` is used, which comes with its package.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg

_numbers = itertools.count()


@cache
def binaries() -> Path | None:
    """The folder of initdb and pg_ctl, if they are here and somebody may run them."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    usable = [folder for folder in folders if (folder / "pg_ctl").exists()]
    return usable[0] if usable and (os.getuid() or _account() is not None) else None


def _account() -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return None


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path must be short
        account = _account() if not os.getuid() else None
        if account is not None:
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self.user = account.pw_name if account is not None else pwd.getpwuid(os.getuid()).pw_name
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", self.user, "--no-sync")
        self.up()

    def up(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c max_connections=60"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-o", options, "-l", f"{self.folder}/log", "start")

    def down(self) -> None:
        """As if its machine had lost its power."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        folder = binaries()
        assert folder is not None
        user = self.user if not os.getuid() else None
        command = [str(folder / program), *arguments]
        plain = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        with (self.folder / "told").open("w+") as told:  # a pipe would be held open by the server
            done = subprocess.run(command, user=user, cwd=self.folder, env=plain, stdin=subprocess.DEVNULL,
                                  stdout=told, stderr=told, check=False)  # fmt: skip
            told.seek(0)
            said = told.read()
        assert done.returncode == 0, f"{program}: {said}"

    def url(self, name: str) -> str:
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        name = f"homelands{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}")
        yield self.url(name)
        with psycopg.connect(self.url("postgres"), autocommit=True) as admin:
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.down()
        shutil.rmtree(self.folder, ignore_errors=True)
