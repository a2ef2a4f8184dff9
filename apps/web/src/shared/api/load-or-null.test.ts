import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { loadOrNull } from './load-or-null.ts';

const fail = (error: unknown) => () => Promise.reject(error);

test('returns the data, or null if the request failed', async () => {
  expect(await loadOrNull(async () => ['a'])).toEqual(['a']);
  expect(await loadOrNull(fail(new TypeError('Failed to fetch')))).toBeNull();
  expect(await loadOrNull(fail({ status: 500, data: null }))).toBeNull();
});

test('passes redirects on', async () => {
  const toLogin = redirect('/portal/login');
  await expect(loadOrNull(fail(toLogin))).rejects.toBe(toLogin);
});
