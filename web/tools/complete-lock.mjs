// SPDX-License-Identifier: MIT
// complete-lock.mjs - adds to package-lock.json the packages for other systems that npm left out because the registry in use
// does not have them: without them `npm ci` refuses the file. Run it after `npm install`. They are never fetched here; the
// sum of an entry that has none is asked from the registry, and stays out where it does not know the package either: a sum
// is never taken from anywhere else.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OSES = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPUS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** What a name such as binding-linux-x64-musl says of the system it is for. */
function systemOf(name) {
  const words = name.split('-');
  const os = words.find((word) => OSES.includes(word));
  const cpu = words.find((word) => CPUS.includes(word));
  const libc = name.endsWith('-musl') ? 'musl' : os === 'linux' && /gnu/.test(name) ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

/** What the registry says the package must hash to; undefined where it has no such version. */
function integrityOf(name, version) {
  try {
    const said = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /^sha512-\S+$/.exec(said.trim())?.[0];
  } catch {
    return undefined;
  }
}

let added = 0;
for (const { optionalDependencies = {} } of Object.values(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    const system = systemOf(name);
    // A range would have to be resolved, and what names no system is needed everywhere.
    if (lock.packages[path] || !/^\d/.test(version) || Object.keys(system).length === 0) continue;
    const { libc, ...rest } = system;
    lock.packages[path] = { version, ...(libc && { libc }), ...rest, dev: true, optional: true };
    added++;
  }
let open = 0;
for (const [path, { version, integrity, ...rest }] of Object.entries(lock.packages)) {
  if (path === '' || integrity) continue;
  const found = integrityOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version);
  if (found) lock.packages[path] = { version, integrity: found, ...rest };
  else open++;
}
const { '': root, ...others } = lock.packages;
lock.packages = { '': root, ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log(`package-lock.json: ${added} packages for other systems added; ${open} whose sum the registry does not know`);
