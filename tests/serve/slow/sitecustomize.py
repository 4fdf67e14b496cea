"""Makes the players of a process think for ever, where a test asks for it; only rules of thumb are quick."""

import os

if os.environ.get("HOMELANDS_TEST_PLAYER") == "slow":
    import time

    import homelands.players
    import homelands.players.advice
    import homelands.players.random

    def choose(self, position):
        time.sleep(3600)

    def hint(*_, **__):
        time.sleep(3600)

    homelands.players.random.RandomPlayer.__call__ = choose
    homelands.players.advice.hint = hint
