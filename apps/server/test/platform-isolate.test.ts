import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createIsolate, IsolateCrash, IsolateTimeout } from '../src/platform/isolate.ts';

const createDouble = (name: string) => createIsolate(join(import.meta.dirname, 'doubles', `${name}-worker.ts`));
const [isolate, slow, broken] = [createDouble('unruly'), createDouble('slow'), createDouble('broken')];
afterAll(() => Promise.all([isolate.stop(), slow.stop(), broken.stop()]));

const WAIT_LIMIT_MS = 20_000;
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

it.each([
  ['loops for ever', 'loop', 300, IsolateTimeout],
  ['takes more memory than it may', 'hoard', WAIT_LIMIT_MS, IsolateCrash],
  ['breaks', 'break', WAIT_LIMIT_MS, IsolateCrash],
])('ends a process that %s, and continues with another', async (_, task, limitMs, error) => {
  const before = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  await expect(isolate.run(task, [], limitMs)).rejects.toBeInstanceOf(error);
  const after = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  expect(after).not.toBe(before);
  if (existsSync('/proc/self')) await expect.poll(() => isAlive(before), { timeout: WAIT_LIMIT_MS }).toBe(false);
});

it("limits a task's CPU time, regardless of wall-clock time", async () => {
  await expect(isolate.run('loop', [], 200, WAIT_LIMIT_MS)).rejects.toBeInstanceOf(IsolateTimeout);
});

it('gives every task its full CPU time, whatever earlier tasks used', async () => {
  for (let round = 0; round < 4; round += 1) {
    await expect(isolate.run('burn', [200], 600, WAIT_LIMIT_MS)).resolves.toBeGreaterThanOrEqual(200);
  }
});

it("doesn't end a task that waits for a CPU or anything else", async () => {
  await expect(isolate.run('wait', [900], 300, WAIT_LIMIT_MS)).resolves.toBe(true);
});

it('ends a task that waits forever by wall-clock time', async () => {
  const before = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  await expect(isolate.run('wait', [WAIT_LIMIT_MS], WAIT_LIMIT_MS, 300)).rejects.toBeInstanceOf(IsolateTimeout);
  const after = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  expect(after).not.toBe(before);
});

it('lets other tasks finish', async () => {
  const [loop, ...others] = await Promise.allSettled([
    isolate.run('loop', [], 500),
    ...Array.from({ length: 8 }, () => isolate.run('ping', [], WAIT_LIMIT_MS)),
  ]);
  expect(loop).toMatchObject({ status: 'rejected', reason: expect.any(IsolateTimeout) });
  expect(others).toEqual(others.map(() => ({ status: 'fulfilled', value: true })));
});

it("doesn't count a process's startup toward its first task", async () => {
  await expect(slow.run('ping', [], 300)).resolves.toBe(true);
});

it('reports that it is busy, instead of blaming a task, if a process ends before the task started', async () => {
  await expect(broken.run('ping', [], WAIT_LIMIT_MS)).rejects.toMatchObject({ code: 'server.busy' });
});

it('passes no environment variable that could be a secret to its processes', async () => {
  process.env.VAULT_KEYS = 'a secret of this test';
  try {
    const known = await isolate.run<string[]>('environment', [], WAIT_LIMIT_MS);
    expect(known.filter((name) => !/^(?:PATH|NODE_|npm_|__CF|LANG|PWD|SHLVL|_$)/.test(name))).toEqual([]);
  } finally {
    delete process.env.VAULT_KEYS;
  }
});
