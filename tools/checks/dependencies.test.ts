import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-dependencies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Entry = Record<string, unknown>;
const createEntry = (more: Entry = {}): Entry => ({
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
  ...more,
});

/** A valid lockfile. The server needs `shipped`, which needs `deep`; the web app is built with `builder`. */
const createLock = (): Record<string, Entry> => ({
  '': { name: 'foothold', workspaces: ['apps/*', 'packages/*'], devDependencies: { runner: '1.0.0' } },
  'apps/server': { dependencies: { '@foothold/core': '1.0.0', shipped: '1.0.0' } },
  'apps/web': { devDependencies: { builder: '1.0.0' } },
  'packages/core': {},
  'node_modules/@foothold/core': { resolved: 'packages/core', link: true },
  'node_modules/shipped': createEntry({ dependencies: { deep: '1.0.0' }, peerDependencies: { peer: '1' } }),
  'node_modules/peer': createEntry({ license: 'Apache-2.0' }),
  'node_modules/deep': createEntry({ license: '(MIT OR GPL-3.0-only)' }),
  'node_modules/shipped/node_modules/deep': createEntry({ license: 'MIT AND OFL-1.1' }),
  'node_modules/builder': createEntry({ dev: true, license: 'MPL-2.0' }),
  'node_modules/runner': createEntry({ dev: true }),
});

function check(packages: Record<string, Entry>) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'dependencies.ts'), folder], {
    encoding: 'utf8',
  });
  return { status: done.status, output: done.stdout + done.stderr };
}

it('passes a valid lockfile', () => {
  const { status, output } = check(createLock());
  expect(output).toContain('6 packages, 3 of them shipped, 0 with an install script, 0 violations');
  expect(status).toBe(0);
});

it('fails if it finds no shipped package', () => {
  expect(check({ '': {}, 'node_modules/runner': createEntry({ dev: true }) })).toMatchObject({ status: 2 });
});

const changes: [name: string, path: string, change: Entry, says: string][] = [
  ['a shipped package under the AGPL', 'node_modules/shipped', { license: 'AGPL-3.0-only' }, 'under AGPL-3.0-only'],
  ['one deeper down under the GPL', 'node_modules/shipped/node_modules/deep', { license: 'GPL-3.0' }, 'under GPL-3.0'],
  ['a peer under the GPL', 'node_modules/peer', { license: 'GPL-2.0-or-later' }, 'node_modules/peer ships with us'],
  ['a license that is only half allowed', 'node_modules/shipped', { license: 'MIT AND GPL-3.0' }, 'MIT AND GPL-3.0'],
  ['an expression that does not end', 'node_modules/shipped', { license: '(MIT OR ISC' }, 'under (MIT OR ISC'],
  ['a shipped package under the MPL', 'node_modules/shipped', { license: 'MPL-2.0' }, 'ships with us under MPL-2.0'],
  ['the LGPL', 'node_modules/shipped', { license: 'LGPL-3.0' }, 'ships with us under LGPL-3.0'],
  ['no license at all', 'node_modules/shipped', { license: undefined }, 'a license that it does not state'],
  ['what only builds under the AGPL', 'node_modules/builder', { license: 'AGPL-3.0' }, 'is used for development under'],
  ['an install script', 'node_modules/shipped', { hasInstallScript: true }, 'install-script: node_modules/shipped'],
  [
    'one of what only builds',
    'node_modules/builder',
    { hasInstallScript: true },
    'install-script: node_modules/builder',
  ],
  ['no hash', 'node_modules/runner', { integrity: undefined }, 'integrity: node_modules/runner'],
  ['a weak hash', 'node_modules/runner', { integrity: `sha1-${'A'.repeat(27)}=` }, 'integrity: node_modules/runner'],
  ['another registry', 'node_modules/deep', { resolved: 'https://npm.example.com/d.tgz' }, 'origin: node_modules/deep'],
  [
    'a host that begins alike',
    'node_modules/deep',
    { resolved: 'https://registry.npmjs.org.example.com/d' },
    'origin:',
  ],
  [
    'a repository',
    'node_modules/deep',
    { resolved: 'git+ssh://git@github.com/a/b.git#c0ffee' },
    'origin: node_modules/deep',
  ],
];

it.each(changes)('finds %s', (_, path, change, says) => {
  const packages = createLock();
  packages[path] = { ...packages[path], ...change };
  const { status, output } = check(packages);
  expect(output).toContain(says);
  expect(output).toContain('1 violations');
  expect(status).toBe(1);
});

it('recognizes a package under another name', () => {
  const packages = createLock();
  packages['node_modules/tree-sitter-c'] = createEntry({ name: 'something-else', hasInstallScript: true });
  expect(check(packages).output).toContain('install-script: node_modules/tree-sitter-c');
});

it('reads the package itself if the lockfile has no license', () => {
  const packages = createLock();
  packages['node_modules/shipped'] = createEntry({ license: undefined });
  const file = join(folder, 'node_modules/shipped/package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"license":"ISC"}');
  expect(check(packages)).toMatchObject({ status: 0 });
  writeFileSync(file, '{"license":"GPL-3.0-only"}');
  expect(check(packages).output).toContain('node_modules/shipped ships with us under GPL-3.0-only');
});

it('accepts the public registry by name, and manually reviewed licenses', () => {
  const packages = createLock();
  packages['node_modules/deep'] = createEntry({ resolved: 'https://registry.npmjs.org/deep/-/deep-1.0.0.tgz' });
  packages['apps/server'] = { dependencies: { shipped: '1.0.0', '@resvg/resvg-js': '1.0.0' } };
  packages['node_modules/@resvg/resvg-js'] = createEntry({ license: 'MPL-2.0' });
  expect(check(packages)).toMatchObject({ status: 0 });
  packages['node_modules/@resvg/resvg-js'] = createEntry({ license: 'GPL-3.0-only' });
  expect(check(packages)).toMatchObject({ status: 1 });
});
