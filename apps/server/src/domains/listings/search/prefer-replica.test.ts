import { expect, it } from 'vitest';
import { preferReplica } from './prefer-replica.ts';

const createSide = (name: string, readRevision: () => Promise<number>) => ({
  run: async (words: string) => `${words} from the ${name}`,
  readRevision,
});
const primary = createSide('primary', async () => 7);

it.each([
  ['has every change', async () => 7, 'replica'],
  ['lags', async () => 6, 'primary'],
  ['can’t be reached', () => Promise.reject(new Error('connect ECONNREFUSED')), 'primary'],
])('asks the right database if the replica %s', async (_, readRevision, expected) => {
  const run = preferReplica(primary, createSide('replica', readRevision));
  expect(await run('nurses')).toBe(`nurses from the ${expected}`);
});

it('asks the primary without a replica', async () => {
  expect(await preferReplica(primary, null)('nurses')).toBe('nurses from the primary');
});
