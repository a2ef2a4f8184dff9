import type { ResumeDetail } from '@foothold/contracts/resumes';

/** What changes in the head of a résumé's pages while it is edited. */
export type Head = ReturnType<typeof toHead>;

/** @param score the report of the current version */
export function toHead(detail: ResumeDetail, { total, kind }: NonNullable<ResumeDetail['score']>) {
  const { id, title, target, currentVersion, currentPosition, versions, canUndo } = detail;
  const { parentId, parentTitle, archivedAt } = detail;
  const current = versions.find(({ number }) => number === currentVersion);
  const score = { total, kind };
  return {
    resume: {
      ...{ id, title, target, currentVersion, currentPosition, canUndo },
      ...{ parentId, parentTitle, archivedAt, score },
    },
    lastChange: current?.steps.at(-1)?.label ?? null,
  };
}
