import { describe, expect, test, vi } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { CONFIRM_TEXTS, confirmEmail, formatWait, toResendResult } from './confirmation.ts';

const mockResponse = (ok: boolean, body: unknown) =>
  vi.fn(async (_path: string, _init: RequestInit) => ({ ok, json: async () => body }));

describe('GET /api/confirm-email?token={token}', () => {
  test("is called with the token and the person's cookies", async () => {
    const get = mockResponse(true, { email: 'ines@example.com' });
    await expect(confirmEmail('a b&c', get)).resolves.toEqual({
      state: 'confirmed',
      email: 'ines@example.com',
      trialEndsAt: null,
      claimed: false,
    });
    expect(get).toHaveBeenCalledExactlyOnceWith(
      '/api/confirm-email?token=a+b%26c',
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  test('says when the trial that it started ends', async () => {
    const get = mockResponse(true, { email: 'ines@example.com', trialEndsAt: '2026-12-05T12:00:00.000Z' });
    await expect(confirmEmail('t', get)).resolves.toMatchObject({ trialEndsAt: '2026-12-05T12:00:00.000Z' });
  });

  test("asks for the password outside the account's session", async () => {
    const get = mockResponse(false, { code: 'accounts.confirm-with-password', message: 'Enter the password.' });
    await expect(confirmEmail('t', get)).resolves.toEqual({ state: 'waiting' });
  });

  test("shows the server's message on a refusal", async () => {
    const get = mockResponse(false, { message: 'This link has expired.' });
    await expect(confirmEmail('t', get)).resolves.toEqual({ state: 'failed', message: 'This link has expired.' });
  });
});

describe('email confirmation', () => {
  test.each([{}, { message: '' }, { message: 7 }, null, 'gone'])('refusal that says %j', async (body) => {
    await expect(confirmEmail('t', mockResponse(false, body))).resolves.toEqual({
      state: 'failed',
      message: 'Failed to confirm email address.',
    });
  });

  test("refusal that isn't JSON", async () => {
    const get = async () => ({ ok: false, json: () => Promise.reject(new SyntaxError('<html>')) });
    await expect(confirmEmail('t', get)).resolves.toMatchObject({ message: 'Failed to confirm email address.' });
  });

  test('no line', async () => {
    const get = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(confirmEmail('t', get)).resolves.toEqual({
      state: 'failed',
      message: 'An error occurred while confirming your email.',
    });
  });

  test('no token', () => {
    expect(CONFIRM_TEXTS.noToken).toBe('Invalid confirmation link. No token provided.');
  });
});

describe('resending the email', () => {
  const createRefusal = (code: string, status: number, data?: unknown) =>
    new RefusedError(status, '', JSON.stringify({ code, status, message: 'It was refused.', data }));

  test('says how long the rate limit lasts', () => {
    expect(toResendResult(createRefusal('request.too-many', 429, { retryAfterSeconds: 700 }))).toEqual({
      state: 'wait',
      seconds: 700,
    });
    expect(toResendResult(createRefusal('request.too-many', 429))).toEqual({ state: 'wait', seconds: 3600 });
  });

  test.each([
    ['access.sign-in', 401],
    ['accounts.link-expired', 400],
    ['request.invalid', 400],
  ])('links to support if the recipient is unknown (%s)', (code, status) => {
    expect(toResendResult(createRefusal(code, status))).toEqual({ state: 'ask-support' });
  });

  test('can be retried after a connection failure or a server error', () => {
    expect(toResendResult(new TypeError('Failed to fetch'))).toEqual({ state: 'failed' });
    expect(toResendResult(createRefusal('server.failed', 500))).toEqual({ state: 'failed' });
  });

  test.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3600, 'an hour'],
  ])('%i seconds are shown as %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});
