import { expect, test } from 'vitest';
import { RefusedError } from '../api/send-json.ts';
import { trySave } from './save-outcome.ts';

const refusal =
  (status: number, more: object = {}) =>
  () =>
    Promise.reject(
      new RefusedError(
        status,
        'No',
        JSON.stringify({ code: 'request.invalid', status, message: 'The reason.', ...more }),
      ),
    );

test('what was saved brings what the server has since', async () => {
  expect(await trySave(async () => 7)).toEqual({ kind: 'saved', base: 7 });
});

test.each([400, 401, 403, 404, 422])('a refusal of status %i says why', async (status) => {
  expect(await trySave(refusal(status, { hint: 'What to do.', fields: { note: 'Too long.' } }))).toEqual({
    kind: 'refused',
    failure: { message: 'The reason.', hint: 'What to do.', fields: { note: 'Too long.' } },
  });
});

test.each([429, 500, 503])('status %i passes by itself', async (status) => {
  expect((await trySave(refusal(status))).kind).toBe('unreached');
});

test('no answer is no connection', async () => {
  const outcome = await trySave(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toMatchObject({ kind: 'unreached', failure: { message: 'We couldn’t connect.' } });
});

test('a change in another window brings what it saved, or is tried again where that cannot be had', async () => {
  const changed = refusal(409, { code: 'resource.changed', data: { version: 4 } });
  expect(await trySave(changed)).toEqual({ kind: 'changed', theirs: null });
  expect(await trySave(changed, (data) => data)).toEqual({ kind: 'changed', theirs: { version: 4 } });
  expect((await trySave(changed, () => Promise.reject(new TypeError('Failed to fetch')))).kind).toBe('unreached');
});
