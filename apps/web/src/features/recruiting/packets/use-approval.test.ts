import { expect, test } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { NoPasskeyError } from '../../../shared/verify/passkey.ts';
import { toApprovalFailure } from './use-approval.ts';

const refuse = (status: number, code: string, message: string) =>
  new RefusedError(status, 'Refused', JSON.stringify({ code, status, message }));

test.each([
  ['packets.proofs', 429, 'Too many wrong attempts.'],
  ['packets.method', 403, 'Use your passkey to approve.'],
  ['packets.changed', 409, 'This application has changed.'],
  ['packets.over', 409, 'This application was decided.'],
  ['packets.open-questions', 409, 'Answer every question.'],
  ['packets.exception', 409, 'The résumé scores below 80.'],
])('%s keeps its message', (code, status, message) => {
  expect(toApprovalFailure(refuse(status, code, message), null)).toMatchObject({ code, message });
});

test('a wrong password or code is named', () => {
  const error = refuse(403, 'packets.proof', 'That didn’t prove that it’s you.');
  expect(toApprovalFailure(error, { method: 'password', value: 'x' }).message).toContain('This password is wrong.');
  expect(toApprovalFailure(error, { method: 'code', value: '1' }).message).toContain('This code is wrong');
  expect(toApprovalFailure(error, null).message).toBe('That didn’t prove that it’s you.');
});

test('speaks to the member if they withdrew the permission', () => {
  const failure = toApprovalFailure(refuse(403, 'packets.permission', 'The member hasn’t allowed it.'), null);
  expect(failure.message).toBe('You haven’t allowed recruiters to apply for you.');
});

test('an approval that is still checked isn’t called failed', () => {
  expect(toApprovalFailure(refuse(503, 'packets.pending', 'Later.'), null).message).toContain('still being checked');
  expect(toApprovalFailure(new TypeError('fetch'), null).message).toContain('couldn’t connect');
  expect(toApprovalFailure(new NoPasskeyError('No passkey was used.'), null).message).toBe('No passkey was used.');
});
