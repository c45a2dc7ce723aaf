// SPDX-License-Identifier: MIT
// load.ts - the module for tests, straight from the file that tools/build-web.sh leaves.
import { readFileSync, readdirSync } from 'node:fs';
import { Engine } from '../src/engine';

export const loadEngine = (): Promise<Engine> => Engine.start(readFileSync(new URL('../src/engine/drover.wasm', import.meta.url)));

const records = new URL('../../tests/records/', import.meta.url);
export const recordNames = (): readonly string[] => readdirSync(records).filter((name) => name.endsWith('.drover'));
export const readRecordFile = (name: string): string => readFileSync(new URL(name, records), 'utf8');
