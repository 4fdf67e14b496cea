"""`PYTHONPATH=$(python -m homelands.checks.speed.where)`: the compiled engine if it fits these sources."""

from __future__ import annotations

from homelands.checks.builds import compiled_tree

if __name__ == "__main__":
    print(compiled_tree() or "")
