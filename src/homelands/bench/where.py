"""`PYTHONPATH=$(python -m homelands.bench.where)`: the compiled engine if it fits these sources, else nothing."""

from __future__ import annotations

from homelands.bench.engines import compiled_tree

if __name__ == "__main__":
    print(compiled_tree() or "")
