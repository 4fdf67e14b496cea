"""Processes that think step back for others on the machine; on a busy one a test would wait for minutes. Not here."""

import os

os.nice = lambda more: 0
