"""Makes the players of a process misbehave, where a test asks for it; only rules of thumb are as they should be."""

import os
import signal
import time


def slow():
    """Think for ever."""
    time.sleep(3600)


def deadly():
    """End, as a process does that the system has killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def greedy():
    """Fill the memory."""
    kept = []
    while True:
        kept.append(bytearray(20_000_000))


how = {"slow": slow, "deadly": deadly, "greedy": greedy}.get(os.environ.get("HOMELANDS_TEST_PLAYER"))
if how is not None:
    import homelands.players
    import homelands.players.advice
    import homelands.players.random

    def instead(*_, **__):
        how()

    homelands.players.random.RandomPlayer.__call__ = instead
    homelands.players.advice.hint = instead
