import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRedirect, findRedirectFault } from './redirects.ts';

describe('a redirect address', () => {
  it.each([
    'https://app.example/callback',
    'https://app.example',
    'https://app.example:8443/callback?from=foothold',
    'http://127.0.0.1/callback',
    'http://[::1]:4321/callback',
    'http://localhost/',
    'com.example.app:/callback',
    'com.example.app://callback',
  ])('can be %s', (uri) => {
    expect(findRedirectFault(uri)).toBeNull();
  });

  it('is shown with the host that a browser would go to', () => {
    expect(describeRedirect('https://app.example:8443/a')).toBe('app.example:8443');
    expect(describeRedirect('com.example.app:/callback')).toBe('com.example.app');
  });

  it('is accepted only if a browser reads it as it is written', () => {
    const part = fc.stringMatching(/^[a-z0-9@:/\\.#?%\t -]{0,12}$/);
    fc.assert(
      fc.property(part, part, (before, after) => {
        const uri = `https://${before}app.example${after}`;
        if (findRedirectFault(uri) !== null) return;
        const url = new URL(uri);
        expect([url.username, url.password, url.hash]).toEqual(['', '', '']);
        expect(uri.startsWith(`https://${url.host}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
