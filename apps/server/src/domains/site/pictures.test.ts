import { DEFAULT_BRAND } from '@foothold/brand';
import { expect, it } from 'vitest';
import { createPictures, wrapTitle } from './pictures.ts';

it('uses the largest size in which a title fits on three lines', () => {
  const short = wrapTitle('Pricing');
  const long = wrapTitle('What a job listing really says about sponsorship, and what each of its phrases does not say');
  expect(short.lines).toEqual(['Pricing']);
  expect(long.lines.length).toBeLessThanOrEqual(3);
  expect(long.size).toBeLessThan(short.size);
  expect(long.lines.join(' ')).toMatch(/^What a job listing .* does not say$/);
});

it("truncates a title that doesn't fit with an ellipsis", () => {
  const { lines } = wrapTitle('word '.repeat(100).trim());
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});

it('draws an image in the required size for any title and caches it', async () => {
  const pictures = createPictures(DEFAULT_BRAND);
  const first = pictures.social('<script>&"\u202e résumé 履歴書', 'A & B');
  expect(pictures.social('<script>&"\u202e résumé 履歴書', 'A & B')).toBe(first);
  const png = Buffer.from(await first);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const icon = Buffer.from(await pictures.icon(192));
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([192, 192]);
});
