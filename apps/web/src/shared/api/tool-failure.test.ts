import { expect, test } from 'vitest';
import { RefusedError } from './send-json.ts';
import { getToolFailureText } from './tool-failure.ts';

const getRefusedText = (status: number, body: object) =>
  getToolFailureText(
    new RefusedError(status, 'Refused', JSON.stringify({ status, message: 'As the contract says.', ...body })),
  );

test("shows a field's message, or else the contract's message with its hint", () => {
  const fields = { a: 'Please shorten this.', b: 'Please shorten this.', c: 'Please name one.' };
  expect(getRefusedText(400, { code: 'request.invalid', fields })).toBe('Please shorten this. Please name one.');
  expect(getRefusedText(400, { code: 'document.no-text', hint: 'Do this.' })).toBe('As the contract says. Do this.');
});

test('says how many uses the plan includes, and when there are more', () => {
  expect(getRefusedText(403, { code: 'access.plan-limit', data: { limit: 5 } })).toBe(
    'As the contract says. You get 5 uses a day. Your limit resets at midnight UTC.',
  );
});

test.each([
  [1, 'a second'],
  [42, '42 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
])('says how long to wait after too many requests: %i s', (retryAfterSeconds, wait) => {
  expect(getRefusedText(429, { code: 'request.too-many', data: { retryAfterSeconds } })).toBe(
    `Too many attempts. Try again in ${wait}.`,
  );
});

test('distinguishes a failed server, a slow one, a truncated answer, and a lost connection', () => {
  expect(getRefusedText(500, { code: 'server.failed' })).toBe('Something went wrong on our side. Please try again.');
  expect(getToolFailureText(new RefusedError(502, 'Bad Gateway', '<html>'))).toBe(
    'Something went wrong on our side. Please try again.',
  );
  expect(getToolFailureText(new DOMException('late', 'TimeoutError'))).toBe('That took too long. Please try again.');
  expect(getToolFailureText(new SyntaxError('end of input'))).toBe(
    'The connection dropped before the full answer arrived. Please try again.',
  );
  expect(getToolFailureText(new TypeError('Failed to fetch'))).toBe(
    'We couldn’t connect. Check your connection and try again.',
  );
});
