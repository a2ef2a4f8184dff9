import { describe, expect, test } from 'vitest';
import { getUkLogInLink } from './navigation.ts';

describe('a second login for the UK', () => {
  test('leads to the shared portal with the region', () => {
    expect(getUkLogInLink({ portalUrl: '/portal', portalUkUrl: null })).toEqual({
      label: 'UK Login',
      to: '/portal/login?region=uk',
      full: true,
    });
  });

  test('leads to the UK portal if there is one', () => {
    expect(getUkLogInLink({ portalUrl: '/portal', portalUkUrl: 'https://uk.portal.example' }).to).toBe(
      'https://uk.portal.example/login',
    );
  });
});
