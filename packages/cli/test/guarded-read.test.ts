import { describe, expect, it } from 'vitest';
import { guardedRead } from '../src/guarded-read.ts';

const task = { bytes: new TextEncoder().encode('Ada Brightwater\nada@example.com\n'), name: 'ada.txt', views: false };
const script = (name: string) => new URL(`./${name}`, import.meta.url);

describe('guardedRead', () => {
  it('ends a reader that never comes back', async () => {
    const guard = { script: script('looping-worker.ts'), timeLimit: 300, heapLimit: 80 };
    expect(await guardedRead(task, guard)).toEqual({ error: 'document.timeout' });
  });

  it('ends a reader that takes too much memory', async () => {
    const guard = { script: script('greedy-worker.ts'), timeLimit: 20_000, heapLimit: 20 };
    expect(await guardedRead(task, guard)).toEqual({ error: 'document.too-complex' });
  });

  it('hands over what an honest reader found', async () => {
    expect(await guardedRead(task)).toMatchObject({
      reading: { resume: { contact: { email: 'ada@example.com' } } },
      views: [],
    });
  });
});
