// SPDX-License-Identifier: MIT
// context.ts - the page's engine, started once and handed to every screen.
import { getContext, setContext } from 'svelte';
import type { Engine } from '../engine';

const KEY = Symbol('engine');
export const provideEngine = (engine: Engine): Engine => setContext(KEY, engine);
export const useEngine = (): Engine => getContext<Engine>(KEY);
