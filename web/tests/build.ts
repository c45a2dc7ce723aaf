// SPDX-License-Identifier: MIT
// build.ts - where the program and the built page are: DROVER_BUILD, build/ by default.
import { resolve } from 'node:path';

export const build = resolve(process.env['DROVER_BUILD'] ?? new URL('../../build', import.meta.url).pathname);
