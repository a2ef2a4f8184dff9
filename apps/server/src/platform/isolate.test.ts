import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createIsolate } from './isolate.ts';

const hasExited = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

/** Creates a folder for a worker script and its output. */
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'isolate-'));
  const [script, started] = [join(folder, 'worker.mjs'), join(folder, 'started')];
  const listPids = () => (existsSync(started) ? readFileSync(started, 'utf8').trim().split(' ').map(Number) : []);
  const writeScript = (after: string) =>
    writeFileSync(
      script,
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(started)}, process.pid + ' '); ${after}`,
    );
  return { script, pids: listPids, write: writeScript, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

test('stops the server even if processes died while loading their script', async () => {
  using at = place();
  at.write('process.exit(1);');
  const isolate = createIsolate(at.script, { processes: 2 });
  for (let call = 0; call < 2; call++) isolate.run('ping', [], 60_000).catch(() => undefined);
  await expect.poll(() => at.pids().filter(hasExited).length, { timeout: 5000 }).toBeGreaterThanOrEqual(2);
  await expect(isolate.stop()).resolves.toBeUndefined();
}, 15_000);

test('kills a process that ignores a signal', async () => {
  using at = place();
  at.write(`
    process.on('SIGTERM', () => undefined);
    const { registerTasks } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'isolate-tasks.ts')).href)});
    registerTasks({ ping: () => 'pong', spin: () => { for (;;); } });
  `);
  const isolate = createIsolate(at.script, { processes: 1 });
  try {
    await isolate.run('ping', [], 60_000);
    const spinResult = expect(isolate.run('spin', [], 60_000)).rejects.toThrow();
    await isolate.stop();
    await spinResult;
    await expect.poll(() => at.pids().every(hasExited), { timeout: 5000 }).toBe(true);
    await expect(isolate.run('ping', [], 1000)).rejects.toMatchObject({ code: 'server.busy' });
    expect(at.pids()).toHaveLength(1);
  } finally {
    for (const pid of at.pids()) if (!hasExited(pid)) process.kill(pid, 'SIGKILL');
  }
}, 15_000);
