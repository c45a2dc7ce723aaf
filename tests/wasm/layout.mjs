// SPDX-License-Identifier: MIT
// layout.mjs - layout.json tells the truth about the WebAssembly build, and the exports answer as game.h says.
// Usage: node layout.mjs gwt.wasm layout.json
import assert from "node:assert/strict";
import { loadLayout, loadModule, readStruct, writeFields } from "./module.mjs";

const [, , wasmPath, layoutPath] = process.argv;
const gwt = await loadModule(wasmPath);
const layout = await loadLayout(layoutPath);
const { GWT_NONE, GWT_SCORE_CATEGORIES } = layout.constants;

const readGame = (slot) => readStruct(layout, "GwtGame", gwt.memory, gwt.game_address(slot));
const bytesOf = (slot) => Buffer.from(gwt.memory.buffer, gwt.game_address(slot), gwt.game_size()).toString("hex");
const legalOf = (slot) =>
    Array.from(new Uint16Array(gwt.memory.buffer, gwt.legal_address(), gwt.legal_actions(slot)));

function setUpIsReadable() {
    assert.equal(gwt.game_size(), layout.structs.GwtGame.size);
    for (let players = 2; players <= 4; players++) {
        assert.equal(gwt.new_game(0, 0, players, 0, 0, 0, 0, 0, 7, 0), 0);
        const game = readGame(0);
        assert.equal(game.players_count, players);
        assert.equal(game.viewer, GWT_NONE);
        assert.equal(game.over, 0);
        for (let seat = 0; seat < players; seat++) {
            assert.equal(game.players[seat].herder, GWT_NONE);
            assert.deepEqual(game.players[seat].workers, [1, 1, 1]);
            const cards = game.players[seat].hand.cattle.reduce((sum, count) => sum + count, 0);
            assert.equal(cards, game.players[seat].hand_count);
        }
        assert.equal(gwt.decision(0), game.decisions[game.decisions_count - 1].kind);
        assert.equal(gwt.player_to_act(0), game.decisions[game.decisions_count - 1].player);
        assert.equal(gwt.check(0), 0);
    }
}

function badSetUpIsRefused() {
    gwt.new_game(0, 0, 2, 0, 0, 0, 0, 0, 7, 0);
    const before = bytesOf(0);
    for (const players of [0, 1, 5, 255, 258, -1])
        assert.notEqual(gwt.new_game(0, 0, players, 0, 0, 0, 0, 0, 7, 0), 0, `${players} players`);
    assert.notEqual(gwt.new_game(0, 9, 2, 0, 0, 0, 0, 0, 7, 0), 0, "edition 9");
    assert.equal(bytesOf(0), before);
}

function illegalActionIsRefused() {
    gwt.new_game(0, 0, 3, 1, 1, 0, 0, 0, 11, 0);
    const before = bytesOf(0);
    const legal = new Set(legalOf(0));
    for (let action = 0; action <= 0xffff; action += 7)
        if (!legal.has(action))
            assert.notEqual(gwt.apply(0, action), 0);
    assert.notEqual(gwt.apply(0, 0x10000 + [...legal][0]), 0);
    assert.equal(bytesOf(0), before);
}

// The checked door, by action, and the unchecked one, by index, lead to the same bytes; views do not leak the key.
function doorsAgree() {
    gwt.new_game(0, 0, 4, 1, 1, 0, 1, 1, 5, 6);
    gwt.copy_game(1, 0);
    for (let step = 0; step < 300 && !gwt.is_over(0); step++) {
        const legal = legalOf(0);
        const index = (step * 7919) % legal.length;
        assert.equal(gwt.apply(1, legal[index]), 0);
        gwt.apply_index(0, index);
        assert.equal(bytesOf(0), bytesOf(1));

        if (gwt.is_over(0))
            break;
        const seat = gwt.player_to_act(0);
        assert.equal(gwt.view(0, seat, 2), 0);
        assert.deepEqual(readGame(2).key, [0n, 0n]);
        assert.equal(readGame(2).viewer, seat);
        assert.deepEqual(legalOf(2), legalOf(0));
        assert.equal(gwt.sample(2, 3, 1, 2, 3, 4), 0);
        assert.equal(gwt.check(3), 0);
    }
}

function eventsAndScoresAreReadable() {
    gwt.new_game(0, 0, 2, 0, 0, 0, 0, 0, 3, 0);
    assert.equal(gwt.apply(0, legalOf(0)[0]), 0);
    const events = readStruct(layout, "GwtEvents", gwt.memory, gwt.events_address());
    assert.ok(events.count > 0);
    assert.equal(events.lost, 0);

    for (let seat = 0; seat < 2; seat++) {
        let sum = 0;
        for (let category = 0; category < GWT_SCORE_CATEGORIES; category++)
            sum += gwt.score(0, seat, category);
        assert.equal(gwt.score_total(0, seat), sum);
        const score = readStruct(layout, "GwtScore", gwt.memory, gwt.score_address());
        assert.equal(score.total, sum);
    }
}

function newGameWith(slot, options) {
    gwt.setup_default(5, 0);
    writeFields(layout, "GwtSetup", gwt.memory, gwt.setup_address(), options);
    return gwt.new_game_from_setup(slot);
}

function everyOptionIsReached() {
    assert.equal(newGameWith(0, { edition: 1, players: 3, rails: 1, simmental: 1, balanced: 1, garth: [0, 3, 0, 0] }), 0);
    const game = readGame(0);
    assert.ok(game.medium_towns.every((tile) => tile > 0));
    assert.deepEqual(game.simmental, [8, 8]);
    assert.deepEqual(game.players.map((player) => player.garth_level), [0, 3, 0, 0]);
    assert.deepEqual(game.players.map((player) => player.tokens), [1, 0, 1, 0]);
    assert.equal(gwt.check(0), 0);
    assert.notEqual(newGameWith(0, { simmental: 1 }), 0, "Simmental with the first edition");
    assert.notEqual(newGameWith(0, { bidding: 1, garth: [0, 1, 0, 0] }), 0, "bidding with Garth");
}

// A seat that is not to act spends a token, and owes its discards before the open question goes on.
function tokensAreSpentOffTurn() {
    assert.equal(newGameWith(0, { edition: 1, players: 2 }), 0);
    const other = 1 - gwt.player_to_act(0);
    assert.equal(gwt.token_actions(0, other), 2);
    const [one, two] = new Uint16Array(gwt.memory.buffer, gwt.token_address(), 2);
    assert.notEqual(gwt.apply_token(0, other, 0), 0);
    assert.notEqual(gwt.apply_token(0, 9, one), 0);
    assert.notEqual(gwt.apply_token(0, other, 0x10000 + one), 0);
    assert.equal(gwt.apply_token(0, other, two), 0);
    assert.equal(gwt.player_to_act(0), other);
    assert.equal(readGame(0).players[other].tokens, 0);
    assert.equal(gwt.token_actions(0, other), 0);
    assert.equal(gwt.check(0), 0);
}

function slotsOutOfRangeAreHarmless() {
    const slot = gwt.slot_count();
    assert.equal(gwt.game_address(slot), 0);
    assert.notEqual(gwt.new_game(slot, 0, 2, 0, 0, 0, 0, 0, 7, 0), 0);
    assert.notEqual(gwt.apply(slot, 0), 0);
    assert.equal(gwt.legal_actions(slot), 0);
    assert.equal(gwt.token_actions(slot, 0), 0);
    assert.notEqual(gwt.apply_token(slot, 0, 0), 0);
    assert.equal(gwt.score_total(slot, 0), 0);
    assert.equal(gwt.score_total(0, 4), 0);
}

const tests = [
    setUpIsReadable,
    badSetUpIsRefused,
    illegalActionIsRefused,
    doorsAgree,
    eventsAndScoresAreReadable,
    everyOptionIsReached,
    tokensAreSpentOffTurn,
    slotsOutOfRangeAreHarmless,
];
for (const test of tests)
    test();
console.log(`layout: ${tests.length} tests passed`);
