import { describe, expect, it } from 'vitest';
import { LAY_TITLES, layTitleAt } from './lay-titles.ts';

describe('layTitleAt', () => {
  it.each([
    ['lunch lady', 2],
    ['drive - thru', 3],
    ['front end', 2],
    ['tier 1 phone agent', 4],
    ['11 bravo', 2],
    ['self - checkout', 3],
    ['shampoo girl', 2],
    ['loss prevention officer', 2],
  ])('knows %s', (text, length) => {
    expect(layTitleAt(text.split(' '), 0)).toBe(length);
  });

  it.each(['lunch break', 'front door', 'window', 'kitchen', 'paint', 'tier', 'the'])('takes %s for none', (text) => {
    expect(layTitleAt(text.split(' '), 0)).toBe(0);
  });

  it('names each once, in order', () => {
    const titles = LAY_TITLES.split('|');
    expect(titles).toEqual([...new Set(titles)].sort());
  });
});
