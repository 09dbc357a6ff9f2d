# One virtual environment, made from the lock file; every target makes what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Without stored bytecode both processes would compile all tests in each run.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n 3 --dist worksteal -q
# Independent targets run side by side.
MAKEFLAGS += --jobs=2

.PHONY: run test test-all tests quick env env-dev browser dictionaries postgres compiled check style types arrows bench sheets lock hooks format clean

run: env  ## start the bot (with DISCORD_TOKEN in .env on Discord, without one in the playground)
	@$(BIN)/python bot.py

test: tests check  ## format, lint, types, import arrows, every test, and a sample of each sweep

test-all: test  ## the same, and then all other cases of the sweeps
	@$(PYTEST) --take rest

# These tests and the types are checked side by side. The format is checked before, because that takes a moment.
tests: style browser dictionaries postgres compiled
	@$(PYTEST) --take sample

quick: check  ## while working, in less than 20 seconds: format, lint, types, import arrows, rules, prose, some contract tests
	@$(PYTEST) --take quick tests/rules tests/contract tests/test_plain_english.py

bench: env-dev  ## one JSON line a figure
	@$(BIN)/python -m bench

sheets: env-dev browser  ## draw the pictures of docs again: every game at chosen moments
	@$(BIN)/python -m tests.sheets
	@$(BIN)/python -m tests.sheets.icons
	@$(BIN)/python -m tests.sheets.results
	@$(BIN)/python -m tests.sheets.readme
	@$(BIN)/python -m tests.sheets.layers

check: style types arrows  ## everything that reads the code without running it

style: env-dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

types: env-dev
	@$(BIN)/mypy

arrows: env-dev
	@$(BIN)/lint-imports

format: env-dev
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

env: $(VENV)/.ready  ## only make the environment
env-dev: $(VENV)/.ready-dev

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Stammtisch needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: locks/requirements.lock | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r locks/requirements.lock
	@touch $@

$(VENV)/.ready-dev: locks/requirements-dev.lock $(VENV)/.ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r locks/requirements-dev.lock
	@touch $@

# apt-get refuses to run twice at the same time, so these three install one after the other.
browser:  # the browser test drives a Chromium; Debian's is installed where that is possible
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
		echo "No Chromium here and no way to install one: the browser test will say so."

of_languages = $(sort $(shell sed -n 's/^$(1) = "\(.*\)"$$/\1/p' render/locales/*/language.toml))

dictionaries: browser  # the spelling of the catalogues is checked by Hunspell; Debian's is installed where that is possible
	@( for name in $(call of_languages,dictionary); do hunspell -D 2>&1 </dev/null | grep -q "/$$name\$$" || exit 1; done ) || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq hunspell $(call of_languages,package) >/dev/null; } || \
		echo "No Hunspell here and no way to install it: the tests of spelling will say so."

postgres: dictionaries  # the tests of several machines run a PostgreSQL; Debian's is installed where that is possible
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; } || \
		echo "No PostgreSQL here and no way to install it: the tests of several machines will say so."

compiled: env-dev  # once in a new clone, where otherwise every worker would compile all tests
	@test -d tests/__pycache__ || $(subst -n 3 --dist worksteal,,$(PYTEST)) --collect-only >/dev/null

lock: env-dev  ## pin again what pyproject.toml asks for
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml -o locks/requirements.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group dev pyproject.toml -o locks/requirements-dev.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group metrics -o locks/requirements-metrics.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group replica -o locks/requirements-replica.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group shared -o locks/requirements-shared.lock

hooks:  ## check format, lint, types and import arrows before each commit
	@git config core.hooksPath .githooks

clean:
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
