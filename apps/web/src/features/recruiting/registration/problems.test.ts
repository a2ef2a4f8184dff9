import { expect, test } from 'vitest';
import { revalidate } from './problems.ts';

const reportedFields = new Set(['email', 'arrivalDate', 'workExperience.0.endDate', 'preferredName']);

test('a fixed problem disappears when its field loses focus, and nothing else does', () => {
  const shown = { preferredName: 'a', email: 'b' };
  expect(revalidate(shown, { name: 'email', now: { preferredName: 'a' }, wrongOnce: reportedFields })).toEqual({
    preferredName: 'a',
  });
});

test("a problem that occurs again reappears, in the form's order", () => {
  const now = { preferredName: 'a', email: 'b' };
  const shown = revalidate({ email: 'b' }, { name: 'preferredName', now, wrongOnce: reportedFields });
  expect(Object.keys(shown)).toEqual(['preferredName', 'email']);
});

test("fields that weren't reached yet show no problem", () => {
  expect(revalidate({}, { name: 'legalName', now: { legalName: 'x', email: 'b' }, wrongOnce: reportedFields })).toEqual(
    {},
  );
});

test.each([
  ['bornInUS', 'arrivalDate'],
  ['workExperience.0.present', 'workExperience.0.endDate'],
  ['workExperience.0.startDate', 'workExperience.0.endDate'],
  ['forwarding', 'resumeEmailPassword'],
  ['forwarding', 'permissionToStore'],
])('%s resolves %s', (name, field) => {
  expect(revalidate({ [field]: 'x' }, { name, now: {}, wrongOnce: reportedFields })).toEqual({});
});
