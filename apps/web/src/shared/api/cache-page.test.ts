import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { cachePage, shouldReload } from './cache-page.ts';

test('passes an answer through unchanged', async () => {
  expect(await cachePage(async () => ({ saved: true }))).toEqual({ saved: true });
});

test('follows a redirect', async () => {
  const redirectResponse = redirect('/portal');
  await expect(
    cachePage(async () => {
      throw redirectResponse;
    }),
  ).rejects.toBe(redirectResponse);
});

test.each([
  [new TypeError('Failed to fetch'), 'We couldn’t connect.'],
  [new Error('Unexpected Server Error'), 'Something went wrong on our side.'],
])('%s is shown on the page', async (error, message) => {
  const outcome = await cachePage(async () => {
    throw error;
  });
  expect(outcome).toEqual(
    data({ failure: expect.objectContaining({ message, fields: {}, values: {} }) }, { status: 503 }),
  );
});

test("a page is reloaded after a refusal, but not if the server wasn't reached", () => {
  expect(shouldReload({ actionStatus: 409 })).toBe(true);
  expect(shouldReload({ actionStatus: undefined })).toBe(true);
  expect(shouldReload({ actionStatus: 503 })).toBe(false);
});
