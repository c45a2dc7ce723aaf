// SPDX-License-Identifier: MIT
// signature.mjs - the games of tools/signature.c played through WebAssembly; prints the same lines.
// Usage: node signature.mjs gwt.wasm layout.json [GAMES-PER-PLAYER-COUNT]
import { loadLayout, loadModule, writeFields } from "./module.mjs";

const [, , path, layoutPath, gamesText = "1000"] = process.argv;
const games = Number(gamesText);
if (!path || !layoutPath || !Number.isInteger(games) || games < 1) {
    console.error("usage: node signature.mjs gwt.wasm layout.json [GAMES-PER-PLAYER-COUNT]");
    process.exit(2);
}

const gwt = await loadModule(path);
const layout = await loadLayout(layoutPath);
const SLOT = 0;
const FIRST_EDITION = 0;
const DECISIONS_MAX = 20000;
const CELL_SHARE = 10;
const TOKEN_PERIOD = 32;
const GARTH_LEVELS = 4;

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

function startBase(players, number) {
    const mixed = number & 1;
    const promoMasters = (number >> 1) & 1;
    const promoBuildings = (number >> 2) & 1;
    return gwt.new_game(SLOT, FIRST_EDITION, players, mixed, mixed, 0, promoMasters, promoBuildings, number, players);
}

function startCell(cell, cellNumber, number) {
    const first = cell.edition === FIRST_EDITION;
    const bit = (place, allowed = true) => (allowed ? (number >> place) & 1 : 0);
    const garth = [0, 0, 0, 0];
    for (let i = 0; i < cell.garths; i++)
        garth[(number + i) % cell.players] = 1 + ((number + i) % GARTH_LEVELS);
    gwt.setup_default(number, 1000 + cellNumber);
    writeFields(layout, "GwtSetup", gwt.memory, gwt.setup_address(), {
        edition: cell.edition,
        players: cell.players,
        rails: cell.rails,
        simmental: cell.simmental,
        neutrals_random: bit(0),
        sides_random: bit(0),
        promo_masters: bit(1, first && !cell.rails),
        promo_buildings: bit(2, first),
        balanced: bit(3, cell.players < 4),
        bidding: bit(4, cell.garths === 0),
        reuse: bit(5, !first),
        garth,
    });
    return gwt.new_game_from_setup(SLOT);
}

function maybeSpendToken(players, below) {
    if (below(TOKEN_PERIOD) !== 0)
        return;
    const seat = below(players);
    const count = gwt.token_actions(SLOT, seat);
    if (count)
        gwt.apply_token(SLOT, seat, new Uint16Array(gwt.memory.buffer, gwt.token_address(), count)[below(count)]);
}

// Returns the number of decisions, or 0 if the game could not be played to its end.
function play(below, players, withTokens) {
    let decisions = 0;
    while (!gwt.is_over(SLOT)) {
        if (withTokens)
            maybeSpendToken(players, below);
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

function addGame(sum, status, players, seed, withTokens) {
    const made = status === 0 ? play(randomFrom(seed), players, withTokens) : 0;
    if (made === 0) {
        console.error(`signature: a game of ${players} players cannot be played to its end (random numbers from ${seed})`);
        process.exit(1);
    }
    const hash = (BigInt(gwt.hash_high(SLOT) >>> 0) << 32n) | BigInt(gwt.hash_low(SLOT) >>> 0);
    sum.signature = chain(sum.signature, hash);
    sum.decisions += made;
}

const lineOf = (name, sum, count) =>
    `${name} ${sum.signature.toString(16).padStart(16, "0")} games ${count} decisions ${sum.decisions}`;

function printBase() {
    const sum = { signature: 0n, decisions: 0 };
    for (let players = 2; players <= 4; players++)
        for (let number = 0; number < games; number++)
            addGame(sum, startBase(players, number), players, players * 1000003 + number, false);
    console.log(lineOf("signature", sum, 3 * games));
}

function printCell(cell, cellNumber, count) {
    const sum = { signature: 0n, decisions: 0 };
    for (let number = 0; number < count; number++)
        addGame(sum, startCell(cell, cellNumber, number), cell.players, (1000 + cellNumber) * 1000003 + number, true);
    const edition = cell.edition === FIRST_EDITION ? "first" : "second";
    const options = `${cell.rails ? "-rails" : ""}${cell.simmental ? "-simmental" : ""}`;
    const garths = cell.garths ? `-garth${cell.garths}` : "";
    console.log(lineOf(`${edition}${options}-${cell.players}p${garths}`, sum, count));
}

// Garth on no seat, on one, on all but one, on all.
const hasCell = (players, garths) => garths <= 1 || garths >= players - 1;

function printCells(count) {
    let cellNumber = 0;
    for (const [edition, rails, simmental] of [[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]])
        for (let players = 2; players <= 4; players++)
            for (let garths = 0; garths <= players; garths++)
                if (hasCell(players, garths))
                    printCell({ edition, rails, simmental, players, garths }, cellNumber++, count);
}

printBase();
printCells(Math.ceil(games / CELL_SHARE));
