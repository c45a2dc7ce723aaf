#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// check-web-size.mjs FOLDER - the first load of the built page weighs at most 400 KB as gzip: what index.html names and what
// that names in turn (scripts, styles, fonts, wasm), without the parts that are loaded when they are needed: those of import(), and
// the bots in their worker.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 400_000;
const folder = process.argv[2];
if (!folder) {
  console.error('usage: tools/check-web-size.mjs FOLDER');
  process.exit(2);
}

/** Names of files in a text that are neither loaded by import() nor listed for it. */
function namesIn(text) {
  const now = text.replace(/import\((["'`]).*?\1\)/g, '').replace(/__vite__mapDeps=.*?;/g, '');
  return [...now.matchAll(/[\w.-]+\.(?:js|css|wasm|woff2|svg|webmanifest)\b/g)].map(([name]) => name);
}
const pathOf = (name) => [join(folder, name), join(folder, 'assets', name)].find(existsSync);

const found = new Map();
const open = ['index.html'];
for (let name = open.pop(); name !== undefined; name = open.pop()) {
  const path = pathOf(basename(name));
  if (!path || found.has(path)) continue;
  const bytes = readFileSync(path);
  found.set(path, Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length));
  // The service worker fetches everything, but only once the page runs; the bots' worker starts with the first question to one.
  if (/\.(html|js|css)$/.test(path) && !/^(sw|worker-[\w-]+)\.js$/.test(basename(path))) open.push(...namesIn(bytes.toString('utf8')));
}

const total = [...found.values()].reduce((sum, size) => sum + size, 0);
for (const [path, size] of [...found].sort((a, b) => b[1] - a[1]).slice(0, 8)) console.log(`${String(size).padStart(8)} ${basename(path)}`);
console.log(`first load: ${found.size} files, ${(total / 1000).toFixed(0)} KB as gzip, at most ${LIMIT / 1000} KB`);
if (!found.has(join(folder, 'sw.js')) || ![...found.keys()].some((path) => path.endsWith('.wasm'))) {
  console.error('check-web-size: the page has no engine or no service worker');
  process.exit(1);
}
process.exit(total > LIMIT ? 1 : 0);
