// SPDX-License-Identifier: MIT
import type { Plugin } from 'vite';
export function serviceWorker(): Plugin;
