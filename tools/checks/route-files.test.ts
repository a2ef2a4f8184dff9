import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, lines: number) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export const x = 1;\n'.repeat(lines));
}

function check(...args: string[]) {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'route-files.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status: done.status, said: done.stdout + done.stderr };
}

it('accepts files of 40 lines, and the table of addresses at any length', () => {
  write('site/home.tsx', 40);
  write('routes.ts', 200);
  expect(check(folder)).toMatchObject({ status: 0 });
});

it.each(['site/home.tsx', 'portal/log-out.ts', 'root.tsx'])('fails on 41 lines in %s', (path) => {
  write('site/short.tsx', 3);
  write(path, 41);
  const { status, said } = check(folder);
  expect(status).toBe(1);
  expect(said).toContain(`${path}: 41 lines`);
});

it('fails where there is no file', () => {
  expect(check(folder)).toMatchObject({ status: 2 });
});
