import { expect, test } from 'vitest';
import { describePlanLimit } from './import-file.ts';

test('a refused import says what the plan stores, what is there, and what the archive adds', () => {
  const text = describePlanLimit({ limit: 10, stored: 8, adds: 4, what: 'resumes' });
  expect(text).toContain('Your plan stores 10 résumés. You have 8, and this archive has 4.');
  expect(describePlanLimit({ limit: 500, stored: 499, adds: 2, what: 'applications' })).toContain('500 applications');
});

test.each([undefined, null, 'text', { limit: 10 }])('other refusals keep their own message: %j', (data) => {
  expect(describePlanLimit(data)).toBeNull();
});
