import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../platform/env.ts';

interface Block {
  language: string;
  code: string;
}

const blocksOf = (name: string): Block[] =>
  [...readFileSync(join(ROOT, 'content/materials', `${name}.md`), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );

const folder = mkdtempSync(join(tmpdir(), 'foothold-materials-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]) =>
  spawnSync('python3', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf8' },
  });

const python = run(['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']);

test.skipIf(python.status !== 0).each(['faang-study-guide', 'python-data-science'])(
  'where there is a Python of 3.10 or newer: the code of %s runs in its order, and prints what is below it',
  (name) => {
    const blocks = blocksOf(name);
    let ran = 0;
    for (const [index, { language, code }] of blocks.entries()) {
      // What needs more than the standard library is not run here.
      if (language !== 'python' || code.includes('import pandas')) continue;
      const file = /^# (\w+\.py)$/m.exec(code)?.[1] ?? 'unnamed.py';
      writeFileSync(join(folder, file), code);
      const { status, stdout, stderr } = run([file]);
      expect(status, `${file}: ${stderr}`).toBe(0);
      const below = blocks[index + 1];
      if (below && (below.language === '' || below.language === 'text'))
        expect(stdout.trimEnd(), file).toBe(below.code.trimEnd());
      ran += 1;
    }
    expect(ran).toBeGreaterThan(8);
  },
);
