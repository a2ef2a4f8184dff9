import { expect, test } from 'vitest';
import { parseNextPath, withNext } from './next-path.ts';

test.each(['/portal', '/jobs?q=nurse&page=2', '/portal/resumes/1#fix', '/%2F%2Fevil.example'])(
  '%s is one of our own paths',
  (path) => {
    expect(parseNextPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'portal',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('%j is not', (path) => {
  expect(parseNextPath(path)).toBeNull();
});

test('keeps any target path', () => {
  const address = withNext('/portal/login', '/jobs?q=c&place=Austin, TX#top');
  expect(new URL(address, 'http://a.example').searchParams.get('next')).toBe('/jobs?q=c&place=Austin, TX#top');
  expect(withNext('/portal/login', null)).toBe('/portal/login');
});
