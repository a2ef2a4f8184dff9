import type { ResumeSummary } from '@foothold/contracts/resumes';
import { expect, test } from 'vitest';
import { pickResume } from './pick-resume.ts';

const resume = (id: string, updatedAt: string, archivedAt: string | null = null) =>
  ({ id, updatedAt, archivedAt }) as ResumeSummary;
const older = resume('older', '2026-01-01T00:00:00Z');
const newer = resume('newer', '2026-02-01T00:00:00Z');
const archived = resume('archived', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z');

test.each([
  ['the named one', [older, newer], 'older', 'older'],
  ['the one that was changed last', [older, newer], undefined, 'newer'],
  ['not an archived one', [older, archived], undefined, 'older'],
  ['an archived one if there is no other', [archived], undefined, 'archived'],
  ['the latest if the named one is gone', [older, newer], 'deleted', 'newer'],
  ['nothing without a résumé', [], undefined, undefined],
])('picks %s', (_, resumes, id, picked) => {
  expect(pickResume(resumes, id)?.id).toBe(picked);
});
