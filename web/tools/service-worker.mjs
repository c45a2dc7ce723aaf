// SPDX-License-Identifier: MIT
// service-worker.mjs - a Vite plugin that writes sw.js: the page's files, named with a hash of their contents, kept on the
// device, so that the game starts without a network. A new build is a new list; the old one is dropped once it is in use.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const script = (version, files) => `// Written by tools/service-worker.mjs.
const CACHE = 'drover-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('drover-') && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
// The page itself is asked for first, so that a new version arrives at once; what carries a hash never changes.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('./').then((kept) => kept ?? Response.error())));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
`;

export function serviceWorker() {
  let config;
  return {
    name: 'drover-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const publicFiles = config.publicDir ? readdirSync(config.publicDir) : [];
      const hash = createHash('sha256');
      for (const name of publicFiles) hash.update(readFileSync(join(config.publicDir, name)));
      for (const [name, file] of Object.entries(bundle)) hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      const files = ['./', ...Object.keys(bundle).filter((name) => name !== 'index.html'), ...publicFiles];
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(hash.digest('hex').slice(0, 12), files) });
    },
  };
}
