import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createIsolate, type Isolate, IsolateCrash, IsolateTimeout } from '../src/platform/isolate.ts';
import { isRunning } from './processes.ts';

const createDouble = (name: string) => createIsolate(join(import.meta.dirname, 'doubles', `${name}-worker.ts`));
const [isolate, slow, broken] = [createDouble('unruly'), createDouble('slow'), createDouble('broken')];
afterAll(() => Promise.all([isolate.stop(), slow.stop(), broken.stop()]));

const WAIT_LIMIT_MS = 20_000;
/** An isolate that stops at the end of a test. */
const open = (opened: Isolate) => ({ isolate: opened, [Symbol.asyncDispose]: () => opened.stop() });

it.each([
  ['loops for ever', 'loop', 300, IsolateTimeout],
  ['takes more memory than it may', 'hoard', WAIT_LIMIT_MS, IsolateCrash],
  ['breaks', 'break', WAIT_LIMIT_MS, IsolateCrash],
])('ends a process that %s, and continues with another', async (_, task, limitMs, error) => {
  const before = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  await expect(isolate.run(task, [], limitMs)).rejects.toBeInstanceOf(error);
  const after = await isolate.run<number>('pid', [], WAIT_LIMIT_MS);
  expect(after).not.toBe(before);
  await expect.poll(() => isRunning(before), { timeout: WAIT_LIMIT_MS }).toBe(false);
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

describe('processes that nobody uses', () => {
  const IDLE_MS = 50;
  const script = join(import.meta.dirname, 'doubles', 'unruly-worker.ts');
  const create = (retainsOne: boolean) =>
    createIsolate(script, { processes: 3, idle: { afterMs: IDLE_MS, retainsOne } });
  const getPid = (from: Isolate) => from.run<number>('pid', [], WAIT_LIMIT_MS);
  /** Calls at once, so that each gets a process of its own. */
  const getPids = async (from: Isolate) => {
    const calls = Array.from({ length: 3 }, () => from.run<number>('pidAfter', [100], WAIT_LIMIT_MS));
    return [...new Set(await Promise.all(calls))];
  };
  const toEnd = (pids: readonly number[]) =>
    expect.poll(() => pids.filter(isRunning).length, { timeout: WAIT_LIMIT_MS });

  it('end, and calls during and after that are answered by new ones', async () => {
    await using on = open(create(false));
    const pids = await getPids(on.isolate);
    expect(pids.length).toBeGreaterThan(1);
    // Calls until a process of the first generation is gone, so that some of them arrive while it ends.
    await expect.poll(() => getPid(on.isolate), { interval: IDLE_MS + 5, timeout: WAIT_LIMIT_MS }).not.toBeOneOf(pids);
    await toEnd(pids).toBe(0);
    expect(await getPid(on.isolate)).toEqual(expect.any(Number));
  });

  it('stay as long as a call runs', async () => {
    await using on = open(create(false));
    const pid = await getPid(on.isolate);
    expect(await on.isolate.run('pidAfter', [IDLE_MS * 6], WAIT_LIMIT_MS)).toBe(pid);
  });

  it('are replaced by a single one if one should stay', async () => {
    await using on = open(create(true));
    const pids = await getPids(on.isolate);
    await toEnd(pids).toBe(0);
    // Calls while it starts get a process of their own, so it isn't alone right away. Once it is, it outlives the pauses between calls.
    let last = 0;
    const stays = async () => {
      const before = last;
      last = await getPid(on.isolate);
      return last === before;
    };
    // A busy machine needs that long to start one.
    await expect.poll(stays, { interval: IDLE_MS * 40, timeout: WAIT_LIMIT_MS }).toBe(true);
    expect(pids).not.toContain(await getPid(on.isolate));
  });

  it('harm no call if they were killed', async () => {
    await using on = open(createIsolate(script, { processes: 3 }));
    const pids = await getPids(on.isolate);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await toEnd(pids).toBe(0);
    expect(pids).not.toContain(await getPid(on.isolate));
  });
});

it('passes no environment variable that could be a secret to its processes', async () => {
  process.env.VAULT_KEYS = 'a secret of this test';
  try {
    const known = await isolate.run<string[]>('environment', [], WAIT_LIMIT_MS);
    expect(known.filter((name) => !/^(?:PATH|NODE_|MALLOC_|npm_|__CF|LANG|PWD|SHLVL|_$)/.test(name))).toEqual([]);
  } finally {
    delete process.env.VAULT_KEYS;
  }
});
