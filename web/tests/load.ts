// SPDX-License-Identifier: MIT
// load.ts - the modules for tests, straight from the files that tools/build-web.sh leaves.
import { readFileSync, readdirSync } from 'node:fs';
import { BotEngine, Engine } from '../src/engine';

const moduleFile = (name: string): Buffer<ArrayBuffer> => readFileSync(new URL(`../src/engine/${name}.wasm`, import.meta.url));
export const loadEngine = (): Promise<Engine> => Engine.start(moduleFile('drover'));
export const loadBots = (): Promise<BotEngine> => BotEngine.start(moduleFile('bots'));

const records = new URL('../../tests/records/', import.meta.url);
export const recordNames = (): readonly string[] => readdirSync(records).filter((name) => name.endsWith('.drover'));
export const recordFile = (name: string): string => new URL(name, records).pathname;
export const readRecordFile = (name: string): string => readFileSync(recordFile(name), 'utf8');
