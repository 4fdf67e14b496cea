"""For all tests."""

from __future__ import annotations

import signal

# Whoever is started in the background of a script ignores Ctrl-C, and so does all that he starts: the tests that press
# it would wait in vain. Below a terminal it is heard; so it is here.
signal.signal(signal.SIGINT, signal.default_int_handler)
