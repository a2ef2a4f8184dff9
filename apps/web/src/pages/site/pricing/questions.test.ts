import { entitlementsOf } from '@foothold/core/pricing';
import { expect, test } from 'vitest';
import { priceQuestions } from './questions.ts';

const brand = { name: 'Ledge' };
const answerTo = (start: string, reading: Parameters<typeof priceQuestions>[1] = 'as-specified') =>
  priceQuestions(brand, reading).find(({ question }) => question.startsWith(start))?.answer;

test('explains two prices on a card, and only if there are two', () => {
  expect(answerTo('Why are there two prices')).toContain('Ledge One $89.99 a month, Ledge Prime $250 a month');
  expect(answerTo('Why are there two prices', 'pricing')).toBeUndefined();
  expect(answerTo('Why are there two prices', 'checkout')).toBeUndefined();
});

test('explains that canceling is possible anytime and how a plan renews', () => {
  expect(answerTo('How does a plan renew')).toContain('Cancel anytime');
});

test('says what is kept after the trial, as the server keeps it', () => {
  const { 'resumes.kept': resumes, 'applications.kept': applications } = entitlementsOf('none');
  expect(answerTo('What happens after the 14 days')).toContain(`${resumes} résumé and ${applications} saved listings`);
});
