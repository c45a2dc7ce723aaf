# SPDX-License-Identifier: MIT
# The front door. CMake and Ninja do the work, in build/ (release) and build/asan (sanitizers, assertions, fuzzing).
PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 36
SOAK_GAMES ?= 5000000
# Games of the arena runs that back the claims of docs/bots.md: of each pair, of each match with Garth, of each with another
# level, of each kind of table.
LADDER_GAMES ?= 400
MATCH_GAMES ?= 1000
LEVEL_GAMES ?= 400
SELFPLAY_GAMES ?= 100
# Whether build/ has the tests too; warnings are errors then.
TESTS ?= OFF
export FUZZ_SECONDS

.PHONY: all build run play web test test-web screenshots bench fuzz lint install soak wasm clean deps build-release build-asan
.PHONY: bots-ladder bots-levels bots-garth-2p bots-garth-4p bots-selfplay bots-foresight train

all: build

build: ## build/drover, installing what is missing
	@tools/install.sh build
	@$(MAKE) --no-print-directory build-release

build-release:
	@cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release -DDROVER_TESTS=$(TESTS) -DDROVER_WERROR=$(TESTS) >/dev/null
	@cmake --build build

build-asan:
	@CC=clang cmake -S . -B build/asan -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DDROVER_WERROR=ON \
		-DDROVER_SANITIZE=ON -DDROVER_FUZZ=ON -DDROVER_ASSERT=ON >/dev/null
	@cmake --build build/asan

run: build web ## the game in the browser, on http://localhost:8080
	@build/drover serve $(ARGS)

play: build ## a game in the terminal
	@build/drover play $(ARGS)

web: ## build/web, the page that drover serve serves
	@tools/install.sh web
	@tools/build-web.sh build

test-web: ## the tests of the page alone; see tools/test-web.sh
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-release
	@tools/test-web.sh build

screenshots: build web ## docs/screenshots, from the page itself
	@tools/screenshots.sh build

test: ## every test; see tools/test.sh
	@tools/install.sh all
	@tools/test.sh

bench: build ## measured figures as JSON
	@build/drover bench $(ARGS)

fuzz: ## each fuzz target for FUZZ_SECONDS
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-asan
	@FUZZ_SEED=$${FUZZ_SEED:-0} tests/fuzz/smoke.sh build/asan

lint: ## formatting, static analysis, spelling
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-release TESTS=ON
	@tools/lint.sh

soak: ## the property tests for a long time: SOAK_GAMES games, as many again over the cells of the matrix
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-release TESTS=ON
	@build/bin/random_games --games $(SOAK_GAMES)
	@build/bin/random_games --cells --games $$(($(SOAK_GAMES) / 66)) --seed 3

bots-ladder: build ## Elo numbers of all bots, every pair played off
	@build/drover bots rate --seed 1 --games $(LADDER_GAMES) $(ARGS)

bots-levels: build ## each level against the one below it, and the lower ones against greedy
	@build/drover sim --bots expert,hard --players 2 --seed 11 --games $(LEVEL_GAMES) $(ARGS)
	@for pair in hard,normal normal,easy hard,greedy normal,greedy easy,greedy; do \
		build/drover sim --bots $$pair --players 2 --seed 7 --games $(LEVEL_GAMES) $(ARGS) || exit 1; \
	done

bots-garth-2p: build ## expert and heuristic, each alone against the hardest Garth
	@build/drover sim --bots expert,garth-very-hard --players 2 --seed 1 --games $(MATCH_GAMES) $(ARGS)
	@build/drover sim --bots heuristic,garth-very-hard --players 2 --seed 1 --games $(MATCH_GAMES) $(ARGS)

bots-garth-4p: build ## one expert, and one heuristic, against three of the hardest Garths
	@build/drover sim --bots 'expert,garth-very-hard*3' --players 4 --seed 1 --games $(MATCH_GAMES) $(ARGS)
	@build/drover sim --bots 'heuristic,garth-very-hard*3' --players 4 --seed 1 --games $(MATCH_GAMES) $(ARGS)

bots-selfplay: build ## what expert scores against itself: both editions, with and without Rails to the North, 2 to 4 players
	@for edition in first second; do for rails in 0 1; do for players in 2 3 4; do \
		printf '\n== %s edition, rails %s, %s players\n' $$edition $$rails $$players; \
		build/drover sim --bots expert --edition $$edition --rails $$rails --players $$players --seed 1 \
			--games $(SELFPLAY_GAMES) $(ARGS) || exit 1; \
	done; done; done

FORESIGHT ?= duel 50 160 1
bots-foresight: build ## how well simulations of several depths foretell what lines come to: table, positions, deals, seed
	@build/bin/gwt-foresight $(FORESIGHT)

TRAIN_ITERATIONS ?= 100
TRAIN_TABLE ?= people
train: build ## tunes the bots' judgement by play and writes its table anew, that of TRAIN_TABLE=people, garth, duel or guide; see docs/bots.md
	@build/bin/gwt-train $(TRAIN_TABLE) bots/heuristic/network_$(TRAIN_TABLE).c $(TRAIN_ITERATIONS)

wasm: ## build/wasm/gwt.wasm and build/wasm/layout.json
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-release
	@tools/build-wasm.sh build/wasm
	@build/bin/gwt-layout >build/wasm/layout.json

install: build web ## to $(DESTDIR)$(PREFIX)
	@DESTDIR="$(DESTDIR)" cmake --install build --prefix "$(PREFIX)"

deps: ## only install what is missing
	@tools/install.sh all

clean:
	@rm -rf build
