import type { ResumeSummary } from '@foothold/contracts/resumes';

/** The résumés in use, the one that was changed last first. Archived ones only if there are no others. */
export function sortResumes<Resume extends Pick<ResumeSummary, 'archivedAt' | 'updatedAt'>>(
  resumes: readonly Resume[],
): Resume[] {
  const active = resumes.filter(({ archivedAt }) => archivedAt === null);
  return (active.length > 0 ? active : resumes).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** The résumé with this ID, or else the first of those in use. */
export const pickResume = (resumes: readonly ResumeSummary[], id: string | undefined): ResumeSummary | undefined =>
  resumes.find((resume) => resume.id === id) ?? sortResumes(resumes)[0];
