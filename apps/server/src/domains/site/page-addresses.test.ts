import { expect, test } from 'vitest';
import { createPageAddresses } from './page-addresses.ts';

const parse = createPageAddresses(['/', '/pricing', '/blog']);

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing?utm_source=x', '/pricing'],
  ['/blog?', '/blog'],
  ['/blog?category=', '/blog'],
])('%s is the page of the site %s', (url, address) => {
  expect(parse(url)).toEqual({ address, pinned: true });
});

test.each([
  ['/jobs', '/jobs'],
  ['/jobs?utm_source=x', '/jobs'],
  ['/jobs?sort=pay&q=nurse', '/jobs?q=nurse&sort=pay'],
  ['/jobs?q=+nurse+&fbclid=1&empty=', '/jobs?q=nurse'],
  ['/jobs?q=nurse&q=other', '/jobs?q=nurse'],
  ['/jobs?q=c%2B%2B%20%26', '/jobs?q=c%2B%2B+%26'],
  ['/search?kind=help&q=a?b', '/search?q=a%3Fb&kind=help'],
  ['/jobs/14395019-ca0b-4320-8376-0a8860e4b773?q=nurse', '/jobs/14395019-ca0b-4320-8376-0a8860e4b773'],
  ['/jobs/feed.xml?sort=pay&place=Ohio&q=nurse', '/jobs/feed.xml?q=nurse&place=Ohio'],
  ['/blog?category=visas', '/blog?category=visas'],
  ['/companies/larkholt-hospital?utm_source=x', '/companies/larkholt-hospital'],
  ['/companies/caf%C3%A9?q=nurse&page=2', '/companies/caf%C3%A9?page=2'],
  ['/companies/larkholt?page=', '/companies/larkholt'],
  ['/search?q=+&kind=help', '/search?kind=help'],
  ['/search?q=nurse&kind=', '/search?q=nurse'],
])('%s is the page %s, which can be dropped', (url, address) => {
  expect(parse(url)).toEqual({ address, pinned: false });
});

test.each([
  '/portal',
  '/no-such-page',
  '/jobs/',
  '/jobs/a/b',
  '/jobs.data?q=nurse',
  '/companies',
  '/companies/',
  '/companies/a/b',
  // Redirects to the URL without it.
  '/jobs?q=nurse&place=',
  '//elsewhere.example/jobs',
  'http://elsewhere.example/jobs',
  `/jobs?q=${'a'.repeat(1000)}`,
  '',
])('%s isn’t cached', (url) => {
  expect(parse(url)).toBeNull();
});

test('any text is a valid address', () => {
  for (const query of ['q=%', 'q=%E0%A4%A', 'q=%00', 'q=\u{1F600}', 'q[]=1', '=&=', 'q=%ED%A0%80']) {
    const parsed = parse(`/jobs?${query}`);
    expect(parsed === null || URL.canParse(parsed.address, 'https://foothold.example')).toBe(true);
  }
});
