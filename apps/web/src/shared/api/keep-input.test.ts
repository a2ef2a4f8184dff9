import { expect, test } from 'vitest';
import { keepInput } from './keep-input.ts';

test('an answer passes through', async () => {
  expect(await keepInput(() => Promise.resolve({ saved: 4 }))).toEqual({ saved: 4 });
});

test('a broken connection becomes a message, so that the form stays', async () => {
  const answer = await keepInput(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toMatchObject({ failure: { hint: expect.stringContaining('still here') } });
});

test('a redirect is followed', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(keepInput(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
