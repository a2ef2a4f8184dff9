import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createIsolate } from './isolate.ts';

const isGone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test('processes that died while they loaded their script do not keep the server from stopping', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'isolate-'));
  try {
    const [script, started] = [join(folder, 'worker.mjs'), join(folder, 'started')];
    writeFileSync(
      script,
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(started)}, process.pid + ' '); process.exit(1);`,
    );
    const isolate = createIsolate(script, { processes: 2, spare: true });
    isolate.warm().catch(() => undefined);
    await expect
      .poll(() => readFileSync(started, 'utf8').trim().split(' ').map(Number).filter(isGone).length, { timeout: 5000 })
      .toBeGreaterThanOrEqual(2);
    await expect(isolate.stop()).resolves.toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 15_000);
