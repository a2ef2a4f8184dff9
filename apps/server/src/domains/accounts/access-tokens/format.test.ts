import { describe, expect, it } from 'vitest';
import { createToken, hashToken, readToken } from './format.ts';

const read = (authorization: string) => readToken(new Headers({ authorization }));

describe('access tokens', () => {
  it.each(['key', 'login', 'oauth'] as const)(
    'creates a %s that it recognizes, with a hash and a start of it',
    (kind) => {
      const { token, hash, start } = createToken(kind);
      expect(token).toMatch(new RegExp(`^fh_${kind}_[0-9A-Za-z]{49}$`));
      expect(read(`Bearer ${token}`)).toBe(token);
      expect(read(`bearer ${token}`)).toBe(token);
      expect(hash).toEqual(hashToken(token));
      expect(token.startsWith(start)).toBe(true);
      expect(start.length).toBe(`fh_${kind}_`.length + 4);
    },
  );

  it('never creates the same twice', () => {
    expect(new Set(Array.from({ length: 1000 }, () => createToken('key').token)).size).toBe(1000);
  });

  it('recognizes no token with a changed, missing, or added character', () => {
    const { token } = createToken('key');
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'a' ? 'b' : 'a';
      expect(read(`Bearer ${token.slice(0, at)}${other}${token.slice(at + 1)}`), `at ${at}`).toBeNull();
    }
    for (const wrong of [token.slice(1), token.slice(0, -1), `${token}a`, '', 'x', 'null'])
      expect(read(`Bearer ${wrong}`)).toBeNull();
  });

  it('never reads a refresh token', () => {
    expect(read(`Bearer ${createToken('refresh').token}`)).toBeNull();
  });

  it('reads nothing from another scheme or from two tokens', () => {
    const { token } = createToken('login');
    for (const header of [token, `Basic ${token}`, `Bearer${token}`, `Bearer ${token} ${token}`, `Bearer "${token}"`])
      expect(read(header)).toBeNull();
    expect(readToken(new Headers())).toBeNull();
  });
});
