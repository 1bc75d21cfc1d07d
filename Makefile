# Every target first makes .venv, so a fresh machine needs only Python 3.11 or newer and make.

PYTHON ?= python3
# One more than there are cores: many a test waits for a database, a browser or another process.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PY := .venv/bin/python
READY := .venv/.ready

# What tests start in processes of their own is compiled once, also where the shell says that nothing shall be kept.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play run test months check clauses cases known bench fuzz format lock

help: ## list these targets
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: $(READY) ## try Herald in the browser, without an account or a token
	$(PY) -m sandbox

run: $(READY) ## host it on Discord; wants DISCORD_TOKEN
	$(PY) -m bot run

test: $(READY) ## run every test but the long fuzzing
	PYTHONHASHSEED=0 $(PY) -m pytest -n $(WORKERS) --dist worksteal

months: $(READY) ## live twenty short months of one table, and each month that ever failed
	PYTHONHASHSEED=0 $(PY) -m pytest -n $(WORKERS) --dist worksteal -m fuzz -k "short_month or broken_once" tests/month

check: $(READY) ## lint, format, types, import contracts, clauses
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	$(MAKE) --no-print-directory clauses

clauses: $(READY) ## compare the clauses of the rules with those of the code and its tests
	$(PY) -m bot.tools.clauses

cases: $(READY) ## run the cases of every game and print them beside its rulebook
	$(PY) -m tests.cases

known: $(READY) ## work out what new phrases and questions mean
	$(PY) -m bot.tools.known

bench: $(READY) ## measure the budgets of time and memory
	$(PY) -m tests.bench

fuzz: $(READY) ## play long random games, until one breaks
	PYTHONHASHSEED=4242 $(PY) -m pytest -n $(WORKERS) --dist worksteal tests/rules tests/kernel
	HYPOTHESIS_PROFILE=fuzz $(PY) -m pytest -m fuzz -n $(WORKERS) --dist worksteal

format: $(READY) ## let ruff lay out the code
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix-only --exit-zero .

LOCK := .venv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header

lock: $(READY) ## pin the newest libraries that pyproject.toml allows
	$(LOCK) --upgrade --extra play --extra dev --output-file requirements.lock
	$(LOCK) --upgrade --constraint requirements.lock --output-file requirements-run.lock

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Herald needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $(READY)
