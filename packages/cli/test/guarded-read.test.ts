import { describe, expect, it } from 'vitest';
import { readInThread } from '../src/guarded-read.ts';
import type { WorkerTask } from '../src/read-worker.ts';

const task = { bytes: new TextEncoder().encode('Ada Brightwater\nada@example.com\n'), name: 'ada.txt', views: false };
const WAIT_LIMIT_MS = 20_000;
const getScriptUrl = (name: string) => new URL(`./${name}`, import.meta.url);

describe('readInThread', () => {
  it('stops a reader that never returns', async () => {
    const guard = { script: getScriptUrl('looping-worker.ts'), cpuLimit: 300, wallLimit: WAIT_LIMIT_MS, heapLimit: 80 };
    expect(await readInThread(task, guard)).toEqual({ error: 'document.timeout' });
  });

  it('lets a reader wait for a CPU longer than its CPU time limit', async () => {
    const guard = {
      script: getScriptUrl('waiting-worker.ts'),
      cpuLimit: 1_000,
      wallLimit: WAIT_LIMIT_MS,
      heapLimit: 80,
    };
    expect(await readInThread({ ...task, waitMs: 2_000 } as WorkerTask, guard)).toEqual({ error: 'document.empty' });
  });

  it('stops a reader that hangs', async () => {
    const guard = { script: getScriptUrl('waiting-worker.ts'), cpuLimit: WAIT_LIMIT_MS, wallLimit: 300, heapLimit: 80 };
    expect(await readInThread({ ...task, waitMs: WAIT_LIMIT_MS } as WorkerTask, guard)).toEqual({
      error: 'document.timeout',
    });
  });

  it('stops a reader that uses too much memory', async () => {
    const guard = {
      script: getScriptUrl('greedy-worker.ts'),
      cpuLimit: WAIT_LIMIT_MS,
      wallLimit: WAIT_LIMIT_MS,
      heapLimit: 20,
    };
    expect(await readInThread(task, guard)).toEqual({ error: 'document.too-complex' });
  });

  it('returns the result of a normal reader', async () => {
    expect(await readInThread(task)).toMatchObject({
      reading: { resume: { contact: { email: 'ada@example.com' } } },
      views: [],
    });
  });
});
