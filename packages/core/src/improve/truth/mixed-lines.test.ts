import { expect, it } from 'vitest';
import { verifyText } from './verify-text.ts';

it.each([
  [
    ['Delgado Roofing, laborer: hauled shingles', 'Pike Builders, foreman: ran a crew'],
    'Delgado Roofing, foreman: hauled shingles, ran a crew',
  ],
  [['Built the booking site in Django', 'Fixed the old PHP intranet'], 'Built the booking site in PHP'],
])('rejects facts that moved between lines: %s', (own, edited) => {
  expect(verifyText(edited, own).ok).toBe(false);
});

it('accepts two lines of one employer merged', () => {
  expect(verifyText('Hauled shingles and ran a crew.', ['Hauled shingles.', 'Ran a crew.']).ok).toBe(true);
});
