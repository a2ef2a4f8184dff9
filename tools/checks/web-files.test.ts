import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-web-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeFile(path: string, lines: number, line = 'export const x = 1;\n') {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, line.repeat(lines));
}

function check(...args: string[]) {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'web-files.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status: done.status, output: done.stdout + done.stderr };
}

it('accepts files of 40 lines, and a URL table of any length', () => {
  writeFile('app/site/home.tsx', 40);
  writeFile('app/routes.ts', 200);
  expect(check(folder)).toMatchObject({ status: 0 });
});

it.each(['app/site/home.tsx', 'app/portal/log-out.ts', 'app/root.tsx'])('fails on 41 lines in %s', (path) => {
  writeFile('app/site/short.tsx', 3);
  writeFile(path, 41);
  const { status, output } = check(folder);
  expect(status).toBe(1);
  expect(output).toContain(`${path}: 41 lines`);
});

it.each(["'/api/waitlist'", '"/api/waitlist"', '`/api/waitlist`'])('fails on the URL %s', (address) => {
  writeFile('app/root.tsx', 1);
  writeFile('features/support/form.tsx', 2, `send(${address});\n`);
  const { status, output } = check(folder);
  expect(status).toBe(1);
  expect(output).toContain('features/support/form.tsx:2: write call(endpoint(…))');
});

it('accepts a URL in a test, and one typed by the contract', () => {
  writeFile('app/root.tsx', 1);
  writeFile('features/support/form.test.tsx', 1, "expect(sent).toBe('/api/waitlist');\n");
  writeFile('features/support/form.tsx', 1, "call(endpoint('POST /api/waitlist'), {});\n");
  expect(check(folder)).toMatchObject({ status: 0 });
});

it('fails if there is no file', () => {
  expect(check(folder)).toMatchObject({ status: 2 });
});
