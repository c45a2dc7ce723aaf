# SPDX-License-Identifier: MIT
# The front door. CMake and Ninja do the work, in build/ (release) and build/asan (sanitizers, assertions, fuzzing).
PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60
SOAK_GAMES ?= 5000000
# Whether build/ has the tests too; warnings are errors then.
TESTS ?= OFF
export FUZZ_SECONDS

.PHONY: all build run test bench fuzz lint install soak wasm clean deps build-release build-asan

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

run: build ## a game in the terminal
	@build/drover play $(ARGS)

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

wasm: ## build/wasm/gwt.wasm and build/wasm/layout.json
	@tools/install.sh all
	@$(MAKE) --no-print-directory build-release
	@tools/build-wasm.sh build/wasm
	@build/bin/gwt-layout >build/wasm/layout.json

install: build ## to $(DESTDIR)$(PREFIX)
	@DESTDIR="$(DESTDIR)" cmake --install build --prefix "$(PREFIX)"

deps: ## only install what is missing
	@tools/install.sh all

clean:
	@rm -rf build
