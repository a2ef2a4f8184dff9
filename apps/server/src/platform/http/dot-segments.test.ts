import { expect, it } from 'vitest';
import { hasDotSegment } from './dot-segments.ts';

it.each([
  '/api/content/help/..',
  '/api/content/help/%2e%2e',
  '/api/content/help/%2E.',
  '/api/content/help/%252e%252e',
  '/api/content/help/%25252e.',
  '/a/..%2fb',
  '/a/b%2F..',
  '/a/..%5cb',
  '/a\\..\\b',
  '/a/%255c%2e%2e%255c',
  '/./a',
  '/a/.?x=1',
  '/..',
])('finds a dot segment in %s', (url) => {
  expect(hasDotSegment(url)).toBe(true);
});

it.each(['/', '/a', '/a...b/...', '/.well-known/x', '/a%2eb', '/social/a.png', '/search?q=../..', '/50%25'])(
  'finds none in %s',
  (url) => {
    expect(hasDotSegment(url)).toBe(false);
  },
);
