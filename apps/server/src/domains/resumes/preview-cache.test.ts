import { expect, test, vi } from 'vitest';
import type { PreviewResult } from './engine.ts';
import { createPreviewCache } from './preview-cache.ts';

const createResult = (size: number): PreviewResult => ({
  fit: null,
  pictures: [{ page: 1, png: new Uint8Array(size) }],
});

test('creates a preview once, also for callers at the same time', async () => {
  const cache = createPreviewCache();
  const create = vi.fn(async () => createResult(10));
  const [first, second] = await Promise.all([cache.find('a', create), cache.find('a', create)]);
  expect(second).toBe(first);
  expect(await cache.find('a', create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
});

test('forgets the preview that was used longest ago when it holds too many bytes', async () => {
  const cache = createPreviewCache(100);
  const create = vi.fn(async () => createResult(40));
  for (const key of ['a', 'b', 'a', 'c']) await cache.find(key, create);
  await cache.find('a', create);
  expect(create).toHaveBeenCalledTimes(3);
  await cache.find('b', create);
  expect(create).toHaveBeenCalledTimes(4);
});

test('does not remember a failure', async () => {
  const cache = createPreviewCache();
  await expect(cache.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.find('a', async () => createResult(1))).toMatchObject({ pictures: [{ page: 1 }] });
});
