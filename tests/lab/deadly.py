"""A table whose process dies over some games, for the tests of backends."""

from __future__ import annotations

import os
import signal

from homelands.lab.play import Runner

DEADLY = 3  # this seed kills whoever plays it


class Deadly(Runner):
    def line(self, cell: int, seed: int) -> bytes:
        if seed == DEADLY:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().line(cell, seed)
