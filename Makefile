# Everything is set up by itself: a machine needs only Python 3.11+ and Node 20+.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP     = $(BIN)/python -m pip install --quiet --disable-pip-version-check
GET     = @$(PYTHON) tools/ready.py
PLAY   := $(VENV)/.play
LAB    := $(VENV)/.lab
READY  := $(VENV)/.ready
NODE   := web/node_modules
PAGE   := src/homelands/serve/static/index.html
GAMES  ?= 10000
SOAK   ?= navajo plains
SECONDS ?= 60
EXAMPLES ?= 100
RUNS   ?= 5000
# The compiled engine, where `make compiled` has built it from these very sources.
FASTEST = PYTHONPATH=$$($(BIN)/python -m homelands.checks.speed.where)

.PHONY: play lab dev test check page compiled bench bench-compare soak machines fuzz fuzz-api attack mutants lock licences sbom architecture pseudo clean

# Only what playing needs; packages and page are fetched at the same time. The engine is compiled while one plays.
play:
	@test -e $(PLAY) -a -e $(PAGE) || echo 'Homelands sets itself up, this once: packages of Python, and the page.'
	@$(MAKE) --silent --no-print-directory -j2 $(PLAY) $(PAGE) || { test -e $(PAGE) -o ! -e $(PLAY) || \
	  echo 'In the terminal the games are there without the page: $(BIN)/homelands tutorial navajo'; exit 1; }
	@$(BIN)/python tools/later.py & exec $(BIN)/homelands

# Also what `homelands sim` and `homelands report` need.
lab: $(LAB)

# The table while one works on it: changes of src/ and web/src are seen at once. DEV='--port 9000 --no-browser'
dev: $(READY) $(NODE)/.ready
	@$(BIN)/python tools/dev.py $(DEV)

test: $(READY) $(NODE)/.ready $(PAGE) check
	@./tools/browser || true
	$(BIN)/pytest -n auto

check: $(READY) $(NODE)/.ready
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
	rm -rf $(VENV) $(NODE) src/homelands/serve/static build/compiled build/mypyc build/compiler .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Small faults in the rules: would a test notice? (MUTANTS='navajo --again' tries the unnoticed ones once more)
mutants: $(READY)
	@$(PIP) 'cosmic-ray>=8.3' 'coverage>=7.6'
	$(BIN)/python tools/mutants.py $(MUTANTS)

# -- what others have written ------------------------------------------------------------------------------------------
LOCK = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --no-config --custom-compile-command 'make lock' --quiet
SAME = --constraint requirements/dev.lock

# The smaller ones have the same versions: each can be laid over another.
lock: $(READY)
	@$(PIP) uv
	$(LOCK) pyproject.toml requirements/build.in --extra dev --upgrade --output-file requirements/dev.lock
	$(LOCK) pyproject.toml requirements/build.in $(SAME) --upgrade --output-file requirements/play.lock
	$(LOCK) pyproject.toml requirements/build.in --extra lab $(SAME) --upgrade --output-file requirements/lab.lock
	$(LOCK) requirements/engine.in $(SAME) --upgrade --output-file requirements/engine.lock

licences: $(READY)
	$(BIN)/python tools/parts.py licences

sbom: $(READY)
	$(BIN)/python tools/parts.py sbom

# Exactly the packages that are locked, checked by their hashes, whatever was released since. The larger sets hold the
# smaller ones.
$(PLAY): pyproject.toml requirements/play.lock
	$(GET) python play
	@touch $@

$(LAB): pyproject.toml requirements/lab.lock
	$(GET) python lab
	@touch $@ $(PLAY)

$(READY): pyproject.toml requirements/dev.lock
	$(GET) python dev
	@touch $@ $(PLAY) $(LAB)

$(NODE)/.play: web/package.json web/package-lock.json
	$(GET) node play
	@touch $@

$(NODE)/.ready: web/package.json web/package-lock.json
	$(GET) node dev
	@touch $@ $(NODE)/.play

$(PAGE): $(NODE)/.play $(shell find web/src web/scripts -type f) $(wildcard src/homelands/words/*/page.ftl)
	$(GET) page
