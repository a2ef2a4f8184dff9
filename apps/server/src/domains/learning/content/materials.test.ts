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

const readBlocks = (name: string): Block[] =>
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
  'the code of %s runs in order and prints the output below it, with Python 3.10 or newer',
  (name) => {
    const blocks = readBlocks(name);
    let runCount = 0;
    for (const [index, { language, code }] of blocks.entries()) {
      // Skips code that needs more than the standard library.
      if (language !== 'python' || code.includes('import pandas')) continue;
      const file = /^# (\w+\.py)$/m.exec(code)?.[1] ?? 'unnamed.py';
      writeFileSync(join(folder, file), code);
      const { status, stdout, stderr } = run([file]);
      expect(status, `${file}: ${stderr}`).toBe(0);
      const below = blocks[index + 1];
      if (below && (below.language === '' || below.language === 'text'))
        expect(stdout.trimEnd(), file).toBe(below.code.trimEnd());
      runCount += 1;
    }
    expect(runCount).toBeGreaterThan(8);
  },
);
