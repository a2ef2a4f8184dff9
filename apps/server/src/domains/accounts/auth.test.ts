import { describe, expect, test } from 'vitest';
import { isSessionDue, readSessionToken, SESSION_MS, signToken } from './auth.ts';

const options = { secret: 'a secret of this test', publicUrl: 'http://localhost:3000' };
const signed = signToken('token', options.secret);
const read = (headers: Record<string, string>, given = options) => readSessionToken(new Headers(headers), given);
const cookie = (value: string) => ({ cookie: `theme=dark; foothold.session_token=${encodeURIComponent(value)}; a=b` });

describe('the session token of a request', () => {
  test('is read from the cookie', () => {
    expect(read(cookie(signed))).toBe('token');
  });

  test('needs our signature', () => {
    expect(read(cookie('token'))).toBeNull();
    expect(read(cookie('token.'))).toBeNull();
    expect(read(cookie(`other${signed}`))).toBeNull();
    expect(read(cookie(signToken('token', 'another secret')))).toBeNull();
  });

  test('is never a bearer token', () => {
    expect(read({ authorization: `Bearer ${signed}` })).toBeNull();
  });

  test('is in another cookie on HTTPS', () => {
    const secure = { ...options, publicUrl: 'https://foothold.example' };
    expect(read(cookie(signed), secure)).toBeNull();
    expect(read({ cookie: `__Secure-foothold.session_token=${encodeURIComponent(signed)}` }, secure)).toBe('token');
  });

  test('is null in a broken cookie', () => {
    expect(read({ cookie: 'foothold.session_token=%E0%A4%A' })).toBeNull();
    expect(read({ cookie: 'foothold.session_token=' })).toBeNull();
    expect(read({})).toBeNull();
  });
});

test('a session is due a day after it was extended, and once it has expired', () => {
  const now = new Date('2026-05-02T12:00:00Z');
  const endsIn = (ms: number) => new Date(now.getTime() + ms);
  expect(isSessionDue(endsIn(SESSION_MS - 23 * 60 * 60 * 1000), now)).toBe(false);
  expect(isSessionDue(endsIn(SESSION_MS - 25 * 60 * 60 * 1000), now)).toBe(true);
  expect(isSessionDue(endsIn(-1), now)).toBe(true);
});
