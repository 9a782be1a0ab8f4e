# Needs Python 3.11 or newer, and nothing else that is not installed here.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PORT ?= 8420

.PHONY: help play test install lint types web unit browser bench pictures clean

help: ## What can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.installed ## Install everything and open the table in the browser
	$(BIN)/sandtable serve --port $(PORT)

install: $(VENV)/.installed ## Install into $(VENV)

test: $(VENV)/.tested lint types web unit browser ## Everything that must hold

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.installed: $(BIN)/python pyproject.toml hatch_build.py $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.tested: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

lint: $(VENV)/.tested
	$(BIN)/ruff check src tests scripts examples hatch_build.py
	$(BIN)/ruff format --check src tests scripts examples hatch_build.py
	$(BIN)/lint-imports

types: $(VENV)/.tested
	$(BIN)/mypy

web: $(VENV)/.tested
	$(BIN)/python scripts/web.py

unit: $(VENV)/.tested
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not browser'

browser: $(VENV)/.tested
	$(BIN)/python scripts/chromium.py
	# a slow moment of the machine is not a fault of the table: what fails gets one more try, and is told as a rerun
	$(BIN)/python -m pytest -n 2 --dist worksteal -m browser --reruns 1

bench: $(VENV)/.tested ## Measure every game's speed, and how fluent the table is in the browser
	$(BIN)/sandtable bench
	$(BIN)/python scripts/frames.py

pictures: $(VENV)/.tested ## Draw every game into docs/pictures
	$(BIN)/python scripts/pictures.py

clean: ## Remove what was made
	rm -rf $(VENV) web/node_modules src/sandtable/web dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
