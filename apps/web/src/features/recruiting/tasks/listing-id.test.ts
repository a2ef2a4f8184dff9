import { expect, test } from 'vitest';
import { parseListingId } from './listing-id.ts';

test.each([
  ['https://jobs.example/jobs/l-42', 'l-42'],
  ['https://jobs.example/jobs/l-42?q=nurse#top', 'l-42'],
  ['/jobs/l-42/', 'l-42'],
  [' l-42 ', 'l-42'],
  ['x'.repeat(300), 'x'.repeat(64)],
])('%s is the listing %s', (text, id) => {
  expect(parseListingId(text)).toBe(id);
});
