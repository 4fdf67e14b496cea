# Everything is set up by itself: a machine needs only Python 3.11+ and Node 20+.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PAGE   := src/homelands/serve/static/index.html
GAMES  ?= 10000
SOAK   ?= navajo plains
# The compiled engine, where `make compiled` has built it from these very sources.
FASTEST = PYTHONPATH=$$($(BIN)/python -m homelands.bench.where)

.PHONY: play test check page compiled bench bench-compare soak clean

play: $(READY) $(PAGE)
	@$(BIN)/homelands

test: $(READY) $(PAGE) check
	@./tools/browser || true
	$(BIN)/pytest -n auto

check: $(READY) web/node_modules/.ready
	$(BIN)/ruff check src tests bench examples
	$(BIN)/mypy
	cd web && npm run --silent check

page: $(PAGE)

compiled: $(READY)
	$(BIN)/python tools/compile.py --check 5

bench: $(READY)
	$(BIN)/python -m bench

bench-compare: $(READY)
	$(BIN)/python -m bench --compare

soak: $(READY)
	@for game in $(SOAK); do \
	  $(FASTEST) $(BIN)/python -m homelands.soak --game $$game --games $(GAMES) --out saves/soak/$$game || exit 1; done

clean:
	rm -rf $(VENV) web/node_modules src/homelands/serve/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.ready $(shell find web/src -type f)
	cd web && npm run --silent build
