import { describe, expect, test } from 'vitest';
import { RefusedError } from '../api/send-json.ts';
import { methodsOf } from './methods.ts';
import { NoPasskeyError, passkeyMessage } from './passkey.ts';
import { proofFailure } from './proof-failure.ts';

const PASSKEY = { id: 'p1', name: 'My phone', addedAt: '2026-11-21T10:00:00Z', lastUsedAt: null, backedUp: true };
const AUTHENTICATOR = { addedAt: '2026-11-21T10:00:00Z' };

describe('what an account can prove itself with', () => {
  test('everything it has, the quickest first', () => {
    const account = { authenticator: AUTHENTICATOR, passkeys: [PASSKEY], recoveryCodes: { left: 9 } };
    expect(methodsOf(account)).toEqual(['passkey', 'code', 'recovery-code']);
  });

  test('no recovery code once all are used', () => {
    expect(methodsOf({ authenticator: AUTHENTICATOR, passkeys: [], recoveryCodes: { left: 0 } })).toEqual(['code']);
  });

  test('nothing without a second factor', () => {
    expect(methodsOf({ authenticator: null, passkeys: [], recoveryCodes: { left: 3 } })).toEqual([]);
  });
});

describe('what a browser throws about a passkey', () => {
  const named = (name: string) => Object.assign(new Error('words of the browser'), { name });

  test.each([
    ['NotAllowedError', /window was closed/],
    ['AbortError', /window was closed/],
    ['InvalidStateError', /already has a passkey/],
    ['NotSupportedError', /doesn’t support passkeys/],
    ['SecurityError', /couldn’t use that passkey here/],
  ])('%s becomes a sentence', (name, words) => {
    expect(passkeyMessage(named(name))).toMatch(words);
    expect(passkeyMessage(named(name))).not.toContain('words of the browser');
  });

  test('whatever else it is', () => {
    expect(passkeyMessage('odd')).toMatch(/another method/);
  });
});

describe('what a form says about a proof that failed', () => {
  test('the server’s words, without its status', () => {
    const body = { code: 'accounts.code', status: 400, message: 'This code is not right.', fields: { code: 'Six.' } };
    expect(proofFailure(new RefusedError(400, '', JSON.stringify(body)))).toEqual({
      message: 'This code is not right.',
      code: 'accounts.code',
      fields: { code: 'Six.' },
      values: {},
    });
  });

  test('the sentence about the passkey', () => {
    expect(proofFailure(new NoPasskeyError('No passkey was used.')).message).toBe('No passkey was used.');
  });

  test('a line that is down', () => {
    expect(proofFailure(new TypeError('Failed to fetch')).message).toMatch(/couldn’t connect/);
  });
});
