# Everything is set up by itself: a machine needs only Python 3.11+ and Node 20+.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP     = $(BIN)/python -m pip install --quiet --disable-pip-version-check
READY  := $(VENV)/.ready
PAGE   := src/homelands/serve/static/index.html
GAMES  ?= 10000
SOAK   ?= navajo plains
SECONDS ?= 60
EXAMPLES ?= 100
RUNS   ?= 5000
# The compiled engine, where `make compiled` has built it from these very sources.
FASTEST = PYTHONPATH=$$($(BIN)/python -m homelands.checks.speed.where)

.PHONY: play dev test check page compiled bench bench-compare soak machines fuzz fuzz-api attack mutants lock licences sbom architecture pseudo clean

play: $(READY) $(PAGE)
	@$(BIN)/homelands

# The table while one works on it: changes of src/ and web/src are seen at once. DEV='--port 9000 --no-browser'
dev: $(READY) web/node_modules/.ready
	@$(BIN)/python tools/dev.py $(DEV)

test: $(READY) $(PAGE) check
	@./tools/browser || true
	$(BIN)/pytest -n auto

check: $(READY) web/node_modules/.ready
	$(BIN)/ruff check src tests bench examples fuzz tools
	$(BIN)/mypy
	cd web && npm run --silent check

page: $(PAGE)

compiled: $(READY)
	$(BIN)/python tools/compile.py --check 5

# Others beside us, where they can be installed; the bench says what is left out.
PEERS = @$(PIP) 'catanatron==3.2.1' 'open_spiel==2.0.2' 2> /dev/null || true

bench: $(READY)
	$(PEERS)
	$(BIN)/python -m bench

bench-compare: $(READY)
	$(PEERS)
	$(BIN)/python -m bench --compare

soak: $(READY)
	@for game in $(SOAK); do \
	  $(FASTEST) $(BIN)/python -m homelands.checks.soak --game $$game --games $(GAMES) --out saves/soak/$$game || exit 1; done

# Everything that can be done to a match, in any order, RUNS times a game: hours, or minutes (docs/reliability.md).
machines: $(READY)
	RUNS=$(RUNS) HYPOTHESIS_PROFILE=long $(BIN)/pytest -n 2 tests/conformance/test_machine.py

# What comes from outside: TARGETS='journals requests', each for so many SECONDS; findings in saves/fuzz.
fuzz: $(READY)
	@$(PIP) 'atheris>=3.0'
	$(BIN)/python -m fuzz --seconds $(SECONDS) $(TARGETS)

# Attacks on a fresh server, five minutes of them or so many SECONDS; what was held is printed.
attack: SECONDS = 300
attack: $(READY)
	$(BIN)/python -m tests.hard.attacks --seconds $(SECONDS)

fuzz-api: $(READY)
	@$(PIP) 'schemathesis>=4.32'
	$(BIN)/python -m fuzz.api --examples $(EXAMPLES)

# docs/pictures/architecture.svg, from the imports as they are.
architecture: $(READY)
	$(BIN)/python tools/architecture.py

# A language that nobody speaks, to see what is not taken from the catalogues: HOMELANDS_WORDS=build/words make play
pseudo: $(READY)
	$(BIN)/python tools/pseudo.py build/words

clean:
	rm -rf $(VENV) web/node_modules src/homelands/serve/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Small faults in the rules: would a test notice? (MUTANTS='navajo --again' tries the unnoticed ones once more)
mutants: $(READY)
	@$(PIP) 'cosmic-ray>=8.3' 'coverage>=7.6'
	$(BIN)/python tools/mutants.py $(MUTANTS)

# -- what others have written ------------------------------------------------------------------------------------------
lock:
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(PIP) uv
	$(BIN)/uv pip compile pyproject.toml requirements/build.in --extra dev --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --no-config \
	  --custom-compile-command 'make lock' --quiet --output-file requirements/dev.lock

licences: $(READY)
	$(BIN)/python tools/parts.py licences

sbom: $(READY)
	$(BIN)/python tools/parts.py sbom

# Exactly the packages that are locked, checked by their hashes, whatever was released since.
$(READY): pyproject.toml requirements/dev.lock
	$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes --requirement requirements/dev.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.ready $(shell find web/src -type f) $(wildcard src/homelands/words/*/page.ftl)
	cd web && npm run --silent build
