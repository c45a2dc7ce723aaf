// SPDX-License-Identifier: MIT
// signature.mjs - the games of tools/signature.c played through WebAssembly; prints the same line.
// Usage: node signature.mjs gwt.wasm [GAMES-PER-PLAYER-COUNT]
import { loadModule } from "./module.mjs";

const [, , path, gamesText = "1000"] = process.argv;
const games = Number(gamesText);
if (!path || !Number.isInteger(games) || games < 1) {
    console.error("usage: node signature.mjs gwt.wasm [GAMES-PER-PLAYER-COUNT]");
    process.exit(2);
}

const gwt = await loadModule(path);
const SLOT = 0;
const FIRST_EDITION = 0;
const DECISIONS_MAX = 20000;

function randomFrom(seed) {
    let state = seed >>> 0;
    return (count) => {
        state = (state + 0x9e3779b9) >>> 0;
        let z = state;
        z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
        z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
        z = (z ^ (z >>> 15)) >>> 0;
        return ((z >>> 16) * count) >>> 16;
    };
}

// Returns the number of decisions, or 0 if the game could not be played to its end.
function play(players, number) {
    const mixed = number & 1;
    const promoMasters = (number >> 1) & 1;
    const promoBuildings = (number >> 2) & 1;
    if (gwt.new_game(SLOT, FIRST_EDITION, players, mixed, mixed, 0, promoMasters, promoBuildings, number, players) !== 0)
        return 0;
    const below = randomFrom(players * 1000003 + number);
    let decisions = 0;
    while (!gwt.is_over(SLOT)) {
        const count = gwt.legal_actions(SLOT);
        if (count === 0 || decisions === DECISIONS_MAX)
            return 0;
        gwt.apply_index(SLOT, below(count));
        decisions++;
    }
    return decisions;
}

function chain(signature, hash) {
    const mixed = BigInt.asUintN(64, (signature ^ hash) * 0x9e3779b97f4a7c15n);
    return mixed ^ (mixed >> 32n);
}

let signature = 0n;
let decisions = 0;
for (let players = 2; players <= 4; players++) {
    for (let number = 0; number < games; number++) {
        const made = play(players, number);
        if (made === 0) {
            console.error(`signature: game ${number} of ${players} players cannot be played to its end`);
            process.exit(1);
        }
        const hash = (BigInt(gwt.hash_high(SLOT) >>> 0) << 32n) | BigInt(gwt.hash_low(SLOT) >>> 0);
        signature = chain(signature, hash);
        decisions += made;
    }
}
console.log(`signature ${signature.toString(16).padStart(16, "0")} games ${3 * games} decisions ${decisions}`);
