import { expect, test } from 'vitest';
import { lookedAtAgain } from './problems.ts';

const wrongOnce = new Set(['email', 'arrivalDate', 'workExperience.0.endDate', 'preferredName']);

test('what is fixed goes when its field is left, and nothing else does', () => {
  const shown = { preferredName: 'a', email: 'b' };
  expect(lookedAtAgain(shown, { name: 'email', now: { preferredName: 'a' }, wrongOnce })).toEqual({
    preferredName: 'a',
  });
});

test('what was wrong once and is wrong again comes back, in the order of the form', () => {
  const now = { preferredName: 'a', email: 'b' };
  const shown = lookedAtAgain({ email: 'b' }, { name: 'preferredName', now, wrongOnce });
  expect(Object.keys(shown)).toEqual(['preferredName', 'email']);
});

test('nobody is told of a field that they have not come to', () => {
  expect(lookedAtAgain({}, { name: 'legalName', now: { legalName: 'x', email: 'b' }, wrongOnce })).toEqual({});
});

test.each([
  ['bornInUS', 'arrivalDate'],
  ['workExperience.0.present', 'workExperience.0.endDate'],
  ['workExperience.0.startDate', 'workExperience.0.endDate'],
  ['forwarding', 'resumeEmailPassword'],
  ['forwarding', 'permissionToStore'],
])('%s settles %s', (name, field) => {
  expect(lookedAtAgain({ [field]: 'x' }, { name, now: {}, wrongOnce })).toEqual({});
});
