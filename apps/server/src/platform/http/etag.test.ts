import { expect, test } from 'vitest';
import { createEtag, requireMatch } from './etag.ts';

const etag = createEtag({ name: 'Ada' });
const isMatch = (value?: string, header = 'if-match') => {
  try {
    requireMatch(new Headers(value === undefined ? {} : { [header]: value }), etag);
    return true;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test('the same content has the same tag, and other content another', () => {
  expect(createEtag({ name: 'Ada' })).toBe(etag);
  expect(createEtag({ name: 'Bea' })).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
});

test.each([[undefined], ['*'], [etag], [` ${etag} `], [`"other", ${etag}`]])('If-Match %s matches', (value) => {
  expect(isMatch(value)).toBe(true);
});

test.each([['"other"'], [`W/${etag}`], [etag.slice(1, -1)], ['']])('If-Match %s does not match', (value) => {
  expect(isMatch(value)).toBe('request.precondition');
});

test.each([
  ['*', 'request.precondition'],
  [etag, 'request.precondition'],
  ['"other"', true],
])('If-None-Match %s of a change: %s', (value, expected) => {
  expect(isMatch(value, 'if-none-match')).toBe(expected);
});
