// SPDX-License-Identifier: MIT
// server.ts - starts `drover serve` on a free port of this machine for all browser tests, and stops it after them.
import { spawn, type ChildProcess } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { build } from '../build';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is, with a slash at the end. */
    address: string;
    /** Folder with the program and the page. */
    build: string;
  }
}

const START_MS = 10_000;

/** The address the program prints once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`drover serve says nothing but: ${said}`)), START_MS);
    server.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (!address) return;
      clearTimeout(late);
      done(address.replace(/\/*$/, '/'));
    });
    server.on('error', fail);
    server.on('exit', (code) => fail(new Error(`drover serve ended with ${code}: is ${build}/drover built?`)));
  });
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(`${build}/drover`, ['serve', '--port', '0', '--root', `${build}/web`], { stdio: ['ignore', 'pipe', 'inherit'] });
  project.provide('address', await addressOf(server));
  project.provide('build', build);
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  };
}
