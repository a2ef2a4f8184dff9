import type { ImprovementPlan } from '@foothold/core/improve';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecentPlans } from './recent-plans.ts';

const createPlan = (from: number) => ({ from }) as ImprovementPlan;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('makes a plan once per key, and again after a failure or ten minutes', async () => {
  const recall = createRecentPlans();
  const make = vi.fn(async () => createPlan(make.mock.calls.length));
  expect(await recall('a', make)).toEqual({ from: 1 });
  expect(await recall('a', make)).toEqual({ from: 1 });
  expect(await recall('b', make)).toEqual({ from: 2 });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await recall('a', make)).toEqual({ from: 3 });
  await expect(recall('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await recall('c', make)).toEqual({ from: 4 });
});

it('forgets the oldest of more than fifty', async () => {
  const recall = createRecentPlans();
  const make = vi.fn(async () => createPlan(0));
  for (let key = 0; key <= 50; key++) await recall(String(key), make);
  await recall('50', make);
  expect(make).toHaveBeenCalledTimes(51);
  await recall('0', make);
  expect(make).toHaveBeenCalledTimes(52);
});
