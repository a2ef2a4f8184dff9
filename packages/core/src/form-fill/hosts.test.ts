import { expect, it } from 'vitest';
import { findForbiddenHost, isForbiddenHost } from './hosts.ts';

it.each(['linkedin.com', 'www.linkedin.com', 'de.indeed.com', 'indeed.com.', 'www.indeed.co.uk', 'LinkedIn.com'])(
  'leaves %s alone',
  (host) => {
    expect(isForbiddenHost(host)).toBe(true);
  },
);

it.each([
  'boards.greenhouse.io',
  'notlinkedin.com',
  'linkedin.com.example.org',
  'indeed.example',
  'wearethebestindeed.co.uk',
])('works on %s', (host) => {
  expect(isForbiddenHost(host)).toBe(false);
});

it('says why', () => {
  expect(findForbiddenHost('www.linkedin.com')?.reason).toContain('LinkedIn');
});
