import { expect, it } from 'vitest';
import { chooseEncoding, decode, ENCODINGS, encode } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('use the best encoding for “%s”', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});

it.each(ENCODINGS)('gives the same bytes every time, and the text back (%s)', async (encoding) => {
  const text = Buffer.from('A page with words, and words again. '.repeat(100));
  const bytes = await encode(text, encoding, 'fast');
  expect(await encode(text, encoding, 'fast')).toEqual(bytes);
  expect(await decode(bytes, encoding)).toEqual(text);
});
