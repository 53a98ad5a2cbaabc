# make play   opens the game.   make test   runs all checks.   make quick   the quick ones.
# Each makes its own virtual environment in .venv first, once.

PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif

.PHONY: play test quick check tests shots clean

play: $(VENV)/play.stamp
	@$(BIN)/dicepoker play

test: check tests

check: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

tests: $(VENV)/dev.stamp
	$(BIN)/pytest -n auto --dist worksteal

# What a change in the core or the screens can break.
quick: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" tests/core tests/screens tests/hardware

shots: $(VENV)/play.stamp
	$(BIN)/dicepoker shots shots

clean:
	rm -rf $(VENV)

$(VENV)/play.stamp: pyproject.toml lib/requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --no-deps --no-warn-conflicts \
		--group board --requirement lib/requirements.txt
	$(BIN)/python -m pip install -qq --no-warn-conflicts --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp
	$(BIN)/python -m pip install --quiet --no-warn-conflicts --group dev
	@touch $@
