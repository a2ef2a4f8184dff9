import type { ResumeSummary } from '@foothold/contracts/resumes';

/** The résumé with this ID, or the one that was changed last and isn't archived; an archived one only if there is no other. */
export function pickResume(resumes: readonly ResumeSummary[], id: string | undefined): ResumeSummary | undefined {
  const chosen = resumes.find((resume) => resume.id === id);
  if (chosen) return chosen;
  const active = resumes.filter(({ archivedAt }) => archivedAt === null);
  return (active.length > 0 ? active : resumes).toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0];
}
