// SPDX-License-Identifier: MIT
// The page is built into build/web beside the rest of the outputs; src/engine/drover.wasm comes from
// tools/build-web.sh. DROVER_WEB_OUT names another folder.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './tools/service-worker.mjs';

export default defineConfig({
  base: './',
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: process.env['DROVER_WEB_OUT'] ?? '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // A data: url is refused by the page's own content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173 },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    exclude: ['tests/browser/**', 'node_modules/**'],
  },
});
