import { describe, expect, it } from 'vitest';
import { STRIPE_SOURCES } from '../payments/stripe/sources.ts';
import { createPagePolicy } from './content-policy.ts';

const parseDirectives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('content security policy', () => {
  it('allows no third-party content', () => {
    const policy = createPagePolicy('abc', true);
    expect(policy).not.toContain('https://');
    expect(policy).not.toContain('unsafe');
    expect(parseDirectives(policy).get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(parseDirectives(policy).has('frame-src')).toBe(false);
  });

  it("allows a card page to use Stripe's script, frames, and API, and nothing else", () => {
    const policy = parseDirectives(createPagePolicy('abc', true, STRIPE_SOURCES));
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining(["'self'", "'nonce-abc'", 'https://js.stripe.com']),
    );
    expect(policy.get('frame-src')).toEqual(
      expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com']),
    );
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    const policyWithoutNonce = parseDirectives(createPagePolicy('abc', true));
    for (const [name, values] of policyWithoutNonce)
      if (name !== 'script-src') expect(policy.get(name)).toEqual(values);
  });
});
