import { describe, expect, it } from 'vitest';
import { isDuration } from './index.ts';

describe('isDuration', () => {
  it.each([
    '1 season',
    '2 peak seasons',
    '3 busy seasons',
    '2 harvest seasons',
    '(4 ski seasons)',
    '2 years 10 months',
  ])('is true for "%s"', (text) => {
    expect(isDuration(text)).toBe(true);
  });

  it.each(['Seasons', '4 Seasons Hotel', '2 seasons at Aspen'])('is false for "%s"', (text) => {
    expect(isDuration(text)).toBe(false);
  });
});
