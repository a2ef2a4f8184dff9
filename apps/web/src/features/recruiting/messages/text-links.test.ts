import { expect, test } from 'vitest';
import { splitLinks } from './text-links.ts';

const hrefs = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test.each([
  ['See https://example.com/jobs/1.', ['https://example.com/jobs/1']],
  ['(http://example.com), then https://example.com/a_(b)!', ['http://example.com', 'https://example.com/a_(b)']],
  ['javascript:alert(1) and ftp://example.com and www.example.com', []],
  ['https:// alone', []],
])('finds only web addresses in “%s”', (text, found) => {
  expect(hrefs(text)).toEqual(found);
});

test('loses no character', () => {
  const text = 'A\nhttps://example.com/?q=1&r=2, and <b>https://example.org</b>.';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
