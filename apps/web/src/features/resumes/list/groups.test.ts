import type { ResumeSummary } from '@foothold/contracts/resumes';
import { expect, test } from 'vitest';
import { groupResumes } from './groups.ts';

const resume = (id: string, parentId: string | null = null, isArchived = false) =>
  ({ id, parentId, archivedAt: isArchived ? '2026-11-27T09:00:00.000Z' : null }) as ResumeSummary;

const listIds = (resumes: readonly ResumeSummary[]) => {
  const { groups, archived } = groupResumes(resumes);
  return [
    groups.map(({ resume: { id }, copies }) => [id, ...copies.map((copy) => copy.id)]),
    archived.map(({ id }) => id),
  ];
};

test('puts copies, and copies of copies, under the résumé they come from, the latest change first', () => {
  expect(listIds([resume('copy 2', 'copy 1'), resume('other'), resume('copy 1', 'first'), resume('first')])).toEqual([
    [['first', 'copy 2', 'copy 1'], ['other']],
    [],
  ]);
});

test('lists archived résumés apart, and copies of them by themselves', () => {
  expect(
    listIds([resume('copy 2', 'copy 1'), resume('copy 1', 'first', true), resume('first'), resume('gone', 'deleted')]),
  ).toEqual([[['copy 2'], ['first'], ['gone']], ['copy 1']]);
});
