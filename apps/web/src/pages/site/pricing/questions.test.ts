import { listNotOpen } from '@foothold/contracts/billing/features';
import { getEntitlements } from '@foothold/core/pricing';
import { expect, test } from 'vitest';
import { createPriceQuestions } from './questions.ts';

const brand = { name: 'Ledge' };
const findAnswer = (start: string) =>
  createPriceQuestions(brand).find(({ question }) => question.startsWith(start))?.answer;

test('names every feature of the priced plans that is not open to everyone', () => {
  const answer = findAnswer('Is everything on the cards open');
  for (const { label } of listNotOpen('prime')) expect(answer).toContain(label);
  expect(answer).not.toContain('AI resume optimization');
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
