#!/usr/bin/env python3
"""A bot without any library: it draws lots among the options, but ends its turn only when nothing else is left.

    homelands play plains --players 2 --seat blue="cmd:examples/bots/lots.py"
"""

import json
import random
import sys

ENDINGS = ("done", "halt", "stay", "end-turn", "end-activation", "end-operation")

lots = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        lots.seed(message["seed"])  # the same game again: the same choices
        continue
    wanted = [words for words in message["options"] if words not in ENDINGS]
    answer = {"id": message["id"], "choice": lots.choice(wanted or message["options"])}
    print(json.dumps(answer), flush=True)
