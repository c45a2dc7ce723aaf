#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// check-coverage.mjs [--write] - docs/rules-coverage.md tells the truth: every ruling has a row, the functions named there
// exist in the files named there, and the scenarios named there exist and carry the ruling's id. --write fills the
// scenario column anew from the titles.
//
// A row: | MV1 | the rule in short | `engine/rules/movement.c`: `movement_list_routes` | scenario titles |
// Several pairs of file and functions are separated by semicolons, several functions by commas. A ruling that this
// version cannot have says so in the third column without naming a file, and needs no scenario.
import { readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = join(root, "docs", "rules-coverage.md");
const scenarioFolder = join(root, "tests", "scenarios");

// How many rulings each chapter has, numbered from 1.
const chapters = {
    MV: 13, PB: 13, HI: 5, BU: 7, HZ: 1, TR: 2, EN: 10, ST: 6, DI: 8, KC: 13, TC: 2, XD: 5, AD: 6, CM: 4, OB: 11,
    AU: 5, CE: 3, DK: 5, GE: 5, LI: 5, IN: 3,
};
const otherEdition = new Set(["AD5"]); // second edition only: a row, but no scenario

const problems = [];
const complain = (text) => problems.push(text);

// Titles by ruling id. A title is one or more string literals: SCENARIO("[MV1][MV2] ..." "...").
function readScenarios() {
    const byRuling = new Map();
    for (const name of readdirSync(scenarioFolder).filter((file) => file.endsWith(".c")).sort()) {
        const text = readFileSync(join(scenarioFolder, name), "utf8");
        for (const [, literals] of text.matchAll(/^SCENARIO\(((?:\s*"(?:[^"\\]|\\.)*")+)\s*\)/gm)) {
            const title = [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join("");
            const tags = title.match(/^(?:\[[A-Za-z0-9]+\])*/)[0];
            const sentence = title.slice(tags.length).trim().replaceAll('\\"', '"').replaceAll("|", "/");
            for (const [, id] of tags.matchAll(/\[([A-Za-z0-9]+)\]/g)) {
                if (!byRuling.has(id))
                    byRuling.set(id, []);
                byRuling.get(id).push(`${name.replace(/\.c$/, "")}: ${sentence}`);
            }
        }
    }
    return byRuling;
}

const sourceCache = new Map();
function sourceOf(file) {
    if (!sourceCache.has(file))
        sourceCache.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null);
    return sourceCache.get(file);
}

// A function definition starts a line with its type; a table is `name[...] =`.
function isDefinedIn(source, name) {
    return new RegExp(`^[A-Za-z][^;{}()=]*\\b${name}\\s*(\\(|\\[[^=;]*=)`, "m").test(source);
}

// Returns whether the ruling is in the code at all.
function checkCode(id, column) {
    const pairs = column.split(";").map((pair) => pair.trim()).filter((pair) => pair.startsWith("`"));
    for (const pair of pairs) {
        const [file, ...names] = [...pair.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted);
        const source = sourceOf(file);
        if (source === null)
            complain(`${id}: there is no file ${file}`);
        else if (names.length === 0)
            complain(`${id}: ${file} is named without a function or table`);
        else
            for (const name of names)
                if (!isDefinedIn(source, name))
                    complain(`${id}: ${file} does not define ${name}`);
    }
    return pairs.length > 0;
}

function checkScenarios(id, column, titles) {
    const listed = column.split("<br>").map((title) => title.trim()).filter(Boolean);
    for (const title of listed)
        if (!titles.includes(title))
            complain(`${id}: there is no scenario "${title}" with the tag [${id}]`);
    for (const title of titles)
        if (!listed.includes(title))
            complain(`${id}: the scenario "${title}" is not listed; run tools/check-coverage.mjs --write`);
    if (listed.length === 0)
        complain(`${id}: no scenario proves it`);
}

function rulings() {
    return Object.entries(chapters).flatMap(([chapter, count]) =>
        Array.from({ length: count }, (_, index) => `${chapter}${index + 1}`));
}

const write = process.argv[2] === "--write";
const scenarios = readScenarios();
const lines = readFileSync(page, "utf8").split("\n");
const seen = new Set();
const known = new Set(rulings());
for (const [index, line] of lines.entries()) {
    const columns = line.split("|").map((column) => column.trim());
    if (columns.length !== 6 || !known.has(columns[1]))
        continue;
    const [, id, , code] = columns;
    if (seen.has(id))
        complain(`${id}: two rows`);
    seen.add(id);
    const titles = scenarios.get(id) ?? [];
    if (write) {
        columns[4] = titles.join("<br>");
        lines[index] = columns.join(" | ").trim();
    }
    const inCode = checkCode(id, code);
    if (!inCode && !otherEdition.has(id))
        complain(`${id}: no file and function is named`);
    if (inCode || titles.length > 0)
        checkScenarios(id, columns[4], titles);
}
for (const id of known)
    if (!seen.has(id))
        complain(`${id}: no row in docs/rules-coverage.md`);
for (const id of scenarios.keys())
    if (!known.has(id) && !/^T\d+$/.test(id))
        complain(`[${id}]: a scenario names a ruling that does not exist`);

if (write)
    writeFileSync(page, lines.join("\n"));
for (const problem of problems)
    console.error(`check-coverage: ${problem}`);
if (problems.length > 0)
    process.exit(1);
const total = [...scenarios.values()].reduce((sum, titles) => sum + titles.length, 0);
console.log(`check-coverage: ${seen.size} rulings, each with its code and its scenarios (${total} links)`);
