"""Speed on one core: random play, copies, saves and search, beside a loop of fixed work and peers in the same run.

Every measure is taken several times, in turn with the others, and the best counts: other work on the machine can only
make one slower. Times are those of the processor. Figures of two machines compare by their ratios to the loop.
"""

from homelands.checks.speed.command import main

__all__ = ["main"]
