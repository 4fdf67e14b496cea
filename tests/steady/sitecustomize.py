"""What would make a test pass today and fail tomorrow: taken out of the tests and of every process that they start.

A random game that ends sooner than a test thought is a fault of nobody; so all fresh games have the same dice here.
"""

import os
import secrets

# Processes that think step back for others on the machine; on a busy one a test would wait for minutes.
os.nice = lambda more: 0

_hex = secrets.token_hex
secrets.token_hex = lambda nbytes=None: "5eed" * 8 if nbytes == 16 else _hex(nbytes)  # the seed of a match at the table
secrets.randbelow = lambda exclusive_upper_bound: min(1598, exclusive_upper_bound - 1)  # and of one in the terminal
