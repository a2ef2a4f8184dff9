import { describe, expect, it } from 'vitest';
import { toListingAddress } from './index.ts';

describe('toListingAddress', () => {
  it('is the same for a page however it was reached', () => {
    const address = toListingAddress('https://www.example.com/jobs/7?gh_jid=7');
    expect(address).toBe('example.com/jobs/7?gh_jid=7');
    expect(toListingAddress('https://example.com/jobs/7/?utm_source=x&gh_jid=7#apply')).toBe(address);
  });

  it('tells two jobs apart that differ in a parameter', () => {
    expect(toListingAddress('https://example.com/job?id=1')).not.toBe(toListingAddress('https://example.com/job?id=2'));
  });

  it('is null for a whole site and for what isn’t a URL', () => {
    expect(toListingAddress('https://example.com/')).toBeNull();
    expect(toListingAddress('example')).toBeNull();
  });
});
