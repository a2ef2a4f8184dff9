import { describe, expect, test } from 'vitest';
import { RefusedError } from '../api/send-json.ts';
import { listMethods } from './methods.ts';
import { getPasskeyMessage, NoPasskeyError } from './passkey.ts';
import { toProofFailure } from './proof-failure.ts';

const PASSKEY = { id: 'p1', name: 'My phone', addedAt: '2026-11-21T10:00:00Z', lastUsedAt: null, backedUp: true };
const AUTHENTICATOR = { addedAt: '2026-11-21T10:00:00Z' };

describe("an account's verification methods", () => {
  test('includes everything it has, the quickest first', () => {
    const account = { authenticator: AUTHENTICATOR, passkeys: [PASSKEY], recoveryCodes: { left: 9 } };
    expect(listMethods(account)).toEqual(['passkey', 'code', 'recovery-code']);
  });

  test('excludes recovery codes once all are used', () => {
    expect(listMethods({ authenticator: AUTHENTICATOR, passkeys: [], recoveryCodes: { left: 0 } })).toEqual(['code']);
  });

  test('is empty without a second factor', () => {
    expect(listMethods({ authenticator: null, passkeys: [], recoveryCodes: { left: 3 } })).toEqual([]);
  });
});

describe('browser errors about a passkey', () => {
  const createBrowserError = (name: string) => Object.assign(new Error('words of the browser'), { name });

  test.each([
    ['NotAllowedError', /window was closed/],
    ['AbortError', /window was closed/],
    ['InvalidStateError', /already has a passkey/],
    ['NotSupportedError', /doesn’t support passkeys/],
    ['SecurityError', /couldn’t use that passkey here/],
  ])('%s becomes a message', (name, words) => {
    expect(getPasskeyMessage(createBrowserError(name))).toMatch(words);
    expect(getPasskeyMessage(createBrowserError(name))).not.toContain('words of the browser');
  });

  test('any other error becomes a message too', () => {
    expect(getPasskeyMessage('odd')).toMatch(/another method/);
  });
});

describe("a form's message about a failed proof", () => {
  test("shows the server's message, without its status", () => {
    const body = { code: 'accounts.code', status: 400, message: 'This code is not right.', fields: { code: 'Six.' } };
    expect(toProofFailure(new RefusedError(400, '', JSON.stringify(body)))).toEqual({
      message: 'This code is not right.',
      code: 'accounts.code',
      fields: { code: 'Six.' },
      values: {},
    });
  });

  test('shows the passkey message', () => {
    expect(toProofFailure(new NoPasskeyError('No passkey was used.')).message).toBe('No passkey was used.');
  });

  test('reports a lost connection', () => {
    expect(toProofFailure(new TypeError('Failed to fetch')).message).toMatch(/couldn’t connect/);
  });
});
