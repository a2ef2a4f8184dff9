import { getEntitlements } from '@foothold/core/pricing';
import { expect, test } from 'vitest';
import { createPriceQuestions } from './questions.ts';

const brand = { name: 'Ledge' };
const findAnswer = (start: string, reading: Parameters<typeof createPriceQuestions>[1] = 'as-specified') =>
  createPriceQuestions(brand, reading).find(({ question }) => question.startsWith(start))?.answer;

test('explains two prices on a card, and only if there are two', () => {
  expect(findAnswer('Why are there two prices')).toContain('Ledge One $89.99 a month, Ledge Prime $250 a month');
  expect(findAnswer('Why are there two prices', 'pricing')).toBeUndefined();
  expect(findAnswer('Why are there two prices', 'checkout')).toBeUndefined();
});

test('explains that canceling is possible anytime and how a plan renews', () => {
  expect(findAnswer('How does a plan renew')).toContain('Cancel anytime');
});

test('says what is kept after the trial, as the server keeps it', () => {
  const { 'resumes.kept': resumes, 'applications.kept': applications } = getEntitlements('none');
  expect(findAnswer('What happens after the 14 days')).toContain(
    `${resumes} résumé and ${applications} saved listings`,
  );
});
