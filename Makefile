# Needs Python 3.11 or newer, and nothing else that is not installed here.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PORT ?= 8420
# tests start the command and the server many times: what Python has compiled is kept, whatever the shell says
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test install fast equal pure lint types web unit browser bench effects pictures docs clean

help: ## What can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.installed ## Install everything and open the table in the browser
	$(BIN)/sandtable serve --port $(PORT)

install: $(VENV)/.installed ## Install into $(VENV)

fast: $(VENV)/.installed ## Compile engine and games in place: the same rules, several times as fast
	$(BIN)/python -m pip install --quiet --editable '.[fast]'
	$(BIN)/python -m fast

equal: fast ## Play a thousand random games of every scenario in both builds: an hour, and it goes on where it stopped
	$(BIN)/python scripts/equal.py

pure: ## Take the compiled build away
	$(PYTHON) -m fast --pure

test: $(VENV)/.tested ## Everything that must hold
	$(MAKE) -j 2 lint types web
	$(MAKE) unit
	$(MAKE) browser

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.installed: $(BIN)/python pyproject.toml hatch_build.py $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.tested: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/.documented: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --editable '.[docs]'
	@touch $@

lint: $(VENV)/.tested
	$(BIN)/ruff check src tests scripts examples fast hatch_build.py
	$(BIN)/ruff format --check src tests scripts examples fast hatch_build.py
	$(BIN)/lint-imports

types: $(VENV)/.tested
	$(BIN)/mypy

web: $(VENV)/.tested
	$(BIN)/python scripts/web.py

unit: $(VENV)/.tested
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/browser

browser: $(VENV)/.tested
	$(BIN)/python scripts/chromium.py
	# a slow moment of the machine is not a fault of the table: what fails gets one more try, and is told as a rerun;
	# three at once, since one of two is often waiting for a page
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/browser --reruns 1

bench: $(VENV)/.tested ## Measure every game's speed, and how fluent the table is in the browser
	$(BIN)/sandtable bench
	$(BIN)/python scripts/frames.py

effects: $(VENV)/.tested ## What each option does to its game, by playing it with and without: into docs/rulings, in half an hour if compiled
	$(BIN)/python scripts/rulings.py --effects

pictures: $(VENV)/.tested ## Draw every game into docs/pictures
	$(BIN)/python scripts/pictures.py

docs: $(VENV)/.documented ## Build the site: guides, rules, charts, reference; the table shows it under /docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

clean: pure ## Remove what was made
	rm -rf $(VENV) web/node_modules src/sandtable/web src/sandtable/site dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
