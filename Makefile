# Everything is set up by itself: a machine needs only Python 3.11+ (and Node 20+ for the web table).
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
GAMES  ?= 10000

.PHONY: play test check bench soak clean

play: $(READY)
	@$(BIN)/homelands play navajo

test: $(READY) check
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python -m bench

soak: $(READY)
	@for game in navajo plains; do \
	  $(BIN)/python -m homelands.soak --game $$game --games $(GAMES) --out saves/soak/$$game || exit 1; done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
