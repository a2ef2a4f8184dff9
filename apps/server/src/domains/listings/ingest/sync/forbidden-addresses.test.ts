import { expect, test } from 'vitest';
import { measureRefusals } from '../../../../platform/fetch/testing/refusals.ts';
import { addSource, requestFromSource } from '../testing/forbidden-addresses.ts';

test.each([
  ['an address that an admin pastes', addSource],
  ['an address that a source names', requestFromSource],
])('%s is never connected to if it must not be fetched', async (_, open) => {
  const refusals = await measureRefusals(open);
  expect(refusals.length).toBeGreaterThan(120);
  expect(refusals.filter(({ connections }) => connections !== 0)).toEqual([]);
  const isRefused = (code: string | null) => code === 'fetch.refused-address' || code === 'fetch.invalid-url';
  expect(refusals.filter(({ code }) => !isRefused(code))).toEqual([]);
});
