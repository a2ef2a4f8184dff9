import { expect, test } from 'vitest';
import { RefusedError } from '../api/send-json.ts';
import { attemptSave } from './save-outcome.ts';

const createRefusal =
  (status: number, more: object = {}) =>
  () =>
    Promise.reject(
      new RefusedError(
        status,
        'No',
        JSON.stringify({ code: 'request.invalid', status, message: 'The reason.', ...more }),
      ),
    );

test("returns the server's new state after a save", async () => {
  expect(await attemptSave(async () => 7)).toEqual({ kind: 'saved', base: 7 });
});

test.each([400, 401, 403, 404, 422])('returns the reason for a rejection with status %i', async (status) => {
  expect(await attemptSave(createRefusal(status, { hint: 'What to do.', fields: { note: 'Too long.' } }))).toEqual({
    kind: 'refused',
    failure: { message: 'The reason.', hint: 'What to do.', fields: { note: 'Too long.' } },
  });
});

test.each([429, 500, 503])('treats status %i as temporary', async (status) => {
  expect((await attemptSave(createRefusal(status))).kind).toBe('unreached');
});

test('treats a missing response as a lost connection', async () => {
  const outcome = await attemptSave(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toMatchObject({ kind: 'unreached', failure: { message: 'We couldn’t connect.' } });
});

test("returns what another window saved, or retries if that can't be loaded", async () => {
  const changed = createRefusal(409, { code: 'resource.changed', data: { version: 4 } });
  expect(await attemptSave(changed)).toEqual({ kind: 'changed', theirs: null });
  expect(await attemptSave(changed, (data) => data)).toEqual({ kind: 'changed', theirs: { version: 4 } });
  expect((await attemptSave(changed, () => Promise.reject(new TypeError('Failed to fetch')))).kind).toBe('unreached');
});
