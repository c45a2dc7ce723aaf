// SPDX-License-Identifier: MIT
// The tests that drive the built page, served by `drover serve`, in Debian's chromium: two files at a time, then the one
// that measures, alone. tools/test-web.sh builds first. With DROVER_SCREENSHOTS only pictures are taken
// (tools/screenshots.sh).
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SPEED = 'tests/browser/speed.test.ts';

const project = (name: string, include: string[], groupOrder: number, maxWorkers: number): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude: name === 'speed' ? [] : [SPEED],
    maxWorkers,
    sequence: { groupOrder },
    globalSetup: 'tests/browser/server.ts',
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    reporters: ['verbose'],
    projects: process.env['DROVER_SCREENSHOTS']
      ? [project('pictures', ['tests/browser/*.pictures.ts'], 0, 1)]
      : [project('browser', ['tests/browser/*.test.ts'], 0, 2), project('speed', [SPEED], 1, 1)],
  },
});
