import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function check() {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'server-files.ts'), folder], {
    encoding: 'utf8',
  });
  return { status: done.status, output: done.stdout + done.stderr };
}

const QUERY = "export const all = (db) =>\n  db.selectFrom('parcels').execute();\n";

it('accepts queries in repositories and tests, and the environment in its own file', () => {
  write('domains/parcels/repository.ts', QUERY);
  write('domains/parcels/lost-repository.ts', QUERY);
  write('domains/parcels/lost.test.ts', QUERY);
  write('platform/queue.ts', QUERY);
  write('platform/env.ts', 'export const env = process.env;\n');
  expect(check()).toMatchObject({ status: 0 });
});

it.each([
  ['domains/parcels/service.ts', QUERY, 'domains/parcels/service.ts:2: .selectFrom(: move the query'],
  ['sandbox/parcels/sandbox.ts', QUERY, 'sandbox/parcels/sandbox.ts:2: .selectFrom('],
  ['main/run.ts', "db.insertInto('parcels');\n", 'main/run.ts:1: .insertInto('],
  ['domains/parcels/module.ts', 'const { KEY } = process.env;\n', 'domains/parcels/module.ts:1: process.env'],
  ['platform/mail/open.ts', 'process.env.KEY;\n', 'platform/mail/open.ts:1: process.env: declare a setting'],
])('fails on %s', (path, text, message) => {
  write('domains/parcels/repository.ts', QUERY);
  write(path, text);
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(message);
});

it('fails if there is no domain', () => {
  write('main/start.ts', 'export {};\n');
  expect(check()).toMatchObject({ status: 2 });
});
