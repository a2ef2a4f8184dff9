import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { cachePage, unlessUnreached } from './cache-page.ts';

test('an answer comes through as it is', async () => {
  expect(await cachePage(async () => ({ saved: true }))).toEqual({ saved: true });
});

test('a redirect leads on', async () => {
  const onwards = redirect('/portal');
  await expect(
    cachePage(async () => {
      throw onwards;
    }),
  ).rejects.toBe(onwards);
});

test.each([
  [new TypeError('Failed to fetch'), 'We couldn’t connect.'],
  [new Error('Unexpected Server Error'), 'Something went wrong on our side.'],
])('%s is said on the page', async (error, message) => {
  const outcome = await cachePage(async () => {
    throw error;
  });
  expect(outcome).toEqual(
    data({ failure: expect.objectContaining({ message, fields: {}, values: {} }) }, { status: 503 }),
  );
});

test('a page is loaded again after a refusal, and not where nothing was reached', () => {
  expect(unlessUnreached({ actionStatus: 409 })).toBe(true);
  expect(unlessUnreached({ actionStatus: undefined })).toBe(true);
  expect(unlessUnreached({ actionStatus: 503 })).toBe(false);
});
