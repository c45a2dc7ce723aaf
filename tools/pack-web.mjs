#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// pack-web.mjs FOLDER - puts a .br and a .gz beside each file of the built page that becomes clearly smaller by it; `drover
// serve` sends them to browsers that take them. Prints what the whole page weighs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = 0.95; // packed forms above this share of the file are not kept
const PACKABLE = /\.(css|drover|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;

const folder = process.argv[2];
if (!folder) {
  console.error('usage: tools/pack-web.mjs FOLDER');
  process.exit(2);
}

const pack = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
};

const total = { plain: 0, '.br': 0, '.gz': 0 };
const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const entry of names) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (/\.(br|gz|map)$/.test(file)) continue;
  const bytes = readFileSync(file);
  total.plain += bytes.length;
  for (const [ending, packed] of Object.entries(pack)) {
    const smaller = PACKABLE.test(file) ? packed(bytes) : bytes;
    const kept = smaller.length < WORTH * bytes.length;
    if (kept) writeFileSync(file + ending, smaller);
    total[ending] += kept ? smaller.length : bytes.length;
  }
}
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;
console.log(`${folder}: ${kilobytes(total.plain)}, as gzip ${kilobytes(total['.gz'])}, as brotli ${kilobytes(total['.br'])}`);
