#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// check-coverage.mjs [--write] - docs/rules-coverage.md tells the truth: every ruling and every open choice has a row,
// the functions and tables named there are defined in the files named there, and the scenarios named there exist and
// carry the ruling's id. --write fills the scenario column from the titles: what is listed and still true stays, the
// rest is filled up to three.
//
// A ruling: | MV1 | the rule in short | `engine/rules/movement.c`: `walk_enter` | file: title<br>file: title |
// A choice: | D9 | what was open and what the engine does | `engine/rules/engine.c`: `engine_numbered` |
// Several pairs of file and functions are separated by semicolons. Only a choice may name no code at all.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const pageName = "docs/rules-coverage.md";
const scenarioFolder = join(root, "tests", "scenarios");
const scenariosPerRow = 3;

// How many rulings each family has, numbered from 1: the rules of both editions, exchange tokens (EX), Simmental (SI),
// Rails to the North (RN), Garth (S) and the test vectors (T).
const rulingFamilies = {
    MV: 13, PB: 13, HI: 5, BU: 7, HZ: 1, TR: 2, EN: 10, ST: 6, DI: 8, KC: 13, TC: 2, XD: 5, AD: 6, CM: 4, OB: 11,
    AU: 5, CE: 3, DK: 5, GE: 5, LI: 5, IN: 3, EX: 5, SI: 5, RN: 43, S: 21, T: 11,
};
// The same for what the rulebooks leave open: both editions (D), Rails to the North (RD), Garth (SD), our own (OC).
const choiceFamilies = { D: 34, RD: 19, SD: 19, OC: 33 };

const problems = [];
const complain = (text) => problems.push(text);

const idsOf = (families) => new Set(Object.entries(families).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, index) => `${family}${index + 1}`)));
const rulings = idsOf(rulingFamilies);
const choices = idsOf(choiceFamilies);

// Every scenario as { file, name, tags }. A title is one or more string literals: SCENARIO("[MV1][MV2] ..." "...").
// What stands in brackets and is no id names a place of the rulebook.
function readScenarios() {
    const scenarios = [];
    for (const file of readdirSync(scenarioFolder).filter((name) => name.endsWith(".c")).sort()) {
        const text = readFileSync(join(scenarioFolder, file), "utf8");
        for (const [, literals] of text.matchAll(/^SCENARIO\(((?:\s*"(?:[^"\\]|\\.)*")+)\s*\)/gm)) {
            const title = [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join("");
            const [prefix] = title.match(/^(?:\[[^\]]+\])*/);
            const sentence = title.slice(prefix.length).trim().replace(/\\(.)/g, "$1");
            const tags = [...prefix.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, id]) => id);
            scenarios.push({ file, name: `${file.slice(0, -2)}: ${sentence}`, tags });
        }
    }
    return scenarios;
}

function scenariosById(scenarios) {
    const byId = new Map();
    for (const scenario of scenarios)
        for (const id of scenario.tags)
            byId.set(id, [...(byId.get(id) ?? []), scenario]);
    return byId;
}

// The scenarios most about this ruling: its id early in the title, few other ids, then as they stand in the files; one
// of each file first, and first of all the file that has most of them.
function mostTelling(id, scenarios) {
    const inFile = (file) => scenarios.filter((scenario) => scenario.file === file).length;
    const byWeight = [...scenarios].sort((a, b) =>
        a.tags.indexOf(id) - b.tags.indexOf(id) || a.tags.length - b.tags.length);
    const firstOfFile = byWeight.filter((one, at) => byWeight.findIndex((other) => other.file === one.file) === at)
        .sort((a, b) => inFile(b.file) - inFile(a.file));
    return [...new Set([...firstOfFile, ...byWeight])].map((scenario) => scenario.name);
}

function filledColumn(id, listed, scenarios) {
    const names = scenarios.map((scenario) => scenario.name);
    const kept = listed.filter((name) => names.includes(name));
    return [...new Set([...kept, ...mostTelling(id, scenarios)])].slice(0, Math.max(scenariosPerRow, kept.length));
}

const sources = new Map();
function sourceOf(file) {
    if (!sources.has(file))
        sources.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null);
    return sources.get(file);
}

// Where the parameter list that opens at `open` is closed.
function closingBracket(source, open) {
    let depth = 0;
    for (let at = open; at < source.length; at++) {
        depth += source[at] === "(" ? 1 : source[at] === ")" ? -1 : 0;
        if (depth === 0)
            return at;
    }
    return source.length;
}

// A definition starts a line with its type, `int name(...) {`; a mere declaration is none. A table is `T name[...] =`.
function isDefinedIn(source, name) {
    if (new RegExp(`^[A-Za-z][^;{}()=\\n]*\\b${name}(\\[[^\\]]*\\])+\\s*=`, "m").test(source))
        return true;
    for (const match of source.matchAll(new RegExp(`^[A-Za-z][^;{}()=\\n]*\\b${name}\\(`, "gm"))) {
        const end = closingBracket(source, match.index + match[0].length - 1);
        if (/^\s*\{/.test(source.slice(end + 1)))
            return true;
    }
    return false;
}

// Returns whether the column names code at all.
function checkCode(id, column) {
    const pairs = column.split(";").map((pair) => pair.trim()).filter(Boolean);
    for (const pair of pairs) {
        const [file, ...names] = [...pair.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted);
        const source = file === undefined ? null : sourceOf(file);
        if (source === null) {
            complain(`${id}: there is no file ${file ?? `in "${pair}"`}`);
            continue;
        }
        if (names.length === 0)
            complain(`${id}: ${file} is named without a function or table`);
        for (const name of names.filter((one) => !isDefinedIn(source, one)))
            complain(`${id}: ${file} does not define ${name}`);
    }
    return pairs.length > 0;
}

function checkScenarios(id, listed, scenarios) {
    const names = scenarios.map((scenario) => scenario.name);
    for (const name of listed.filter((one) => !names.includes(one)))
        complain(`${id}: there is no scenario "${name}" with the tag [${id}]`);
    if (listed.length === 0 && names.length > 0)
        complain(`${id}: no scenario is listed, though there are some; run tools/check-coverage.mjs --write`);
    else if (listed.length === 0)
        complain(`${id}: no scenario proves it`);
}

const cells = (line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
const isRow = (line) => line.startsWith("|") && (rulings.has(cells(line)[1]) || choices.has(cells(line)[1]));

const write = process.argv[2] === "--write";
const scenarios = readScenarios();
const byId = scenariosById(scenarios);
const seen = new Set();
let links = 0;

function checkRow(line) {
    const row = cells(line);
    const id = row[1];
    if (seen.has(id))
        complain(`${id}: two rows`);
    seen.add(id);
    if (row.length !== (rulings.has(id) ? 6 : 5)) {
        complain(`${id}: the row has ${row.length - 2} columns`);
        return line;
    }
    if (!checkCode(id, row[3]) && rulings.has(id))
        complain(`${id}: no file and function is named`);
    if (choices.has(id))
        return line;
    let listed = row[4].split("<br>").map((name) => name.trim().replaceAll("\\|", "|")).filter(Boolean);
    if (write)
        listed = filledColumn(id, listed, byId.get(id) ?? []);
    checkScenarios(id, listed, byId.get(id) ?? []);
    links += listed.length;
    row[4] = listed.map((name) => name.replaceAll("|", "\\|")).join("<br>");
    return row.join(" | ").trim();
}

const page = sourceOf(pageName);
if (page === null) {
    console.error(`check-coverage: there is no ${pageName}`);
    process.exit(1);
}
const lines = page.split("\n").map((line) => (isRow(line) ? checkRow(line) : line));
for (const id of [...rulings, ...choices].filter((one) => !seen.has(one)))
    complain(`${id}: no row in ${pageName}`);
for (const [id, named] of byId)
    if (!rulings.has(id) && !choices.has(id))
        complain(`[${id}]: no such ruling, but "${named[0].name}" names it`);
const names = scenarios.map((scenario) => scenario.name);
for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    complain(`two scenarios are called "${name}"`);

if (write)
    writeFileSync(join(root, pageName), lines.join("\n"));
for (const problem of problems)
    console.error(`check-coverage: ${problem}`);
if (problems.length > 0) {
    console.error(`check-coverage: ${problems.length} problems in ${pageName}`);
    process.exit(1);
}
console.log(`check-coverage: ${rulings.size} rulings with their code, ${links} links to ` +
    `${scenarios.length} scenarios, ${choices.size} open choices`);
