import { expect, test } from 'vitest';
import { toFormFailure, toUploadFailure } from './send-file.ts';

test('shows the message and advice of a documented error', () => {
  const body = {
    code: 'document.encrypted',
    status: 422,
    message: 'This file is password-protected.',
    hint: 'Save a copy.',
  };
  expect(toUploadFailure(body)).toEqual({
    code: 'document.encrypted',
    message: 'This file is password-protected.',
    hint: 'Save a copy.',
  });
});

test("shows a server error's own message, with a next step", () => {
  const failure = toUploadFailure({ code: 'server.busy', status: 503, message: 'We are busy at this moment.' });
  expect(failure).toMatchObject({ code: null, message: 'We are busy at this moment.' });
  expect(failure.hint).toContain('Try again');
});

test.each([undefined, null, 'Bad Gateway', []])('shows a message for an unknown answer (%j)', (body) => {
  expect(toUploadFailure(body)).toMatchObject({ code: null, message: 'Something went wrong on our side.' });
});

test("says how many are saved and how to make room at the plan's limit", () => {
  const refused = {
    code: 'access.plan-limit',
    message: 'You’ve reached your plan’s limit.',
    data: { limit: 1 },
  };
  expect(toFormFailure(refused).hint).toBe(
    'It includes one résumé. Delete one you no longer need, then upload the file again.',
  );
});
