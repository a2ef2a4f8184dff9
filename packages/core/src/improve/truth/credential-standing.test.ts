import { describe, expect, it } from 'vitest';
import { verifyText } from './verify-text.ts';

describe('a credential that is not held', () => {
  it.each([
    ['B.S. Accounting, expected May 2028', 'B.S. Accounting'],
    ['Texas nursing license, expired 2021', 'Texas nursing license'],
    ['PMP certification in progress', 'PMP certification'],
  ])('“%s” doesn’t become “%s”', (own, edited) => {
    expect(verifyText(edited, [own]).ok).toBe(false);
  });

  it.each([
    ['PMP certification in progress', 'PMP certification, in progress'],
    ['I hold a Texas nursing license', 'Hold a Texas nursing license'],
  ])('allows changing “%s” to “%s”', (own, edited) => {
    expect(verifyText(edited, [own]).ok).toBe(true);
  });
});
