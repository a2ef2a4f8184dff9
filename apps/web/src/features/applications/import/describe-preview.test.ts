import { expect, test } from 'vitest';
import { describePreview } from './describe-preview.ts';

test('says how many rows are new, known, and unreadable, with the first reason', () => {
  const problems = [{ row: 14, problem: 'no-company' as const }];
  expect(describePreview({ fresh: 112, duplicates: 5, unreadable: 3, problems })).toBe(
    '112 new, 5 look like ones you have, 3 can’t be read: row 14 has no company.',
  );
  expect(describePreview({ fresh: 1, duplicates: 1, unreadable: 0, problems: [] })).toBe(
    '1 new, 1 looks like one you have.',
  );
});
