import { getFeature, listNotOpen } from '@foothold/contracts/billing/features';
import { expect, test } from 'vitest';
import { fillFeatures } from './feature-texts.ts';

test('a feature is named with its mark and what happens instead', () => {
  const { label, instead } = getFeature('app');
  expect(fillFeatures('> {feature:app}')).toBe(`> **${label}** (not open yet). ${instead}`);
  expect(fillFeatures('{feature:optimization}')).toBe('**Standard ATS optimization**.');
  expect(() => fillFeatures('{feature:teleporter}')).toThrow('unknown feature: teleporter');
});

test('the list and the table have every row', () => {
  expect(fillFeatures('{not-open}').split('\n')).toHaveLength(listNotOpen('x').length);
  const table = fillFeatures('{limits}');
  expect(table).toContain('| Saved résumés | 50 | 10 | 50 | 1 |');
  // A trial has no recruiter's time.
  expect(table).toContain('| A recruiter of your own (on request) | no | no | yes | no |');
});
