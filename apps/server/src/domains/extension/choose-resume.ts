import type { Application } from '@foothold/contracts/applications';
import type { ResumeSummary } from '@foothold/contracts/resumes';
import { isSameCompany, isSameTitle } from '@foothold/core/tracking';
import type { PageJob } from './find-application.ts';

export interface ResumeChoice {
  id: string;
  title: string;
  reason: 'application' | 'tailored' | 'named' | 'latest';
}

type Candidate = Pick<ResumeSummary, 'id' | 'title' | 'target' | 'updatedAt' | 'archivedAt'>;

/**
 * Which résumé to fill in a form with: the named one, the application's, the one tailored for this job, otherwise the one that was changed
 * last. Null if there is none, or the named one isn't among them.
 */
export function chooseResume(
  resumes: readonly Candidate[],
  page: PageJob,
  application: Pick<Application, 'resumeId' | 'listingId'> | null,
  namedId?: string,
): ResumeChoice | null {
  const choose = (reason: ResumeChoice['reason'], resume: Candidate | undefined): ResumeChoice | null =>
    resume ? { id: resume.id, title: resume.title, reason } : null;
  if (namedId !== undefined)
    return choose(
      'named',
      resumes.find(({ id }) => id === namedId),
    );
  const newestFirst = resumes
    .filter(({ archivedAt }) => archivedAt === null)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return (
    choose(
      'application',
      resumes.find(({ id }) => id === application?.resumeId),
    ) ??
    choose(
      'tailored',
      newestFirst.find((resume) => isTailoredFor(resume, page, application)),
    ) ??
    choose('latest', newestFirst[0] ?? resumes[0])
  );
}

function isTailoredFor(
  { target }: Candidate,
  page: PageJob,
  application: Pick<Application, 'listingId'> | null,
): boolean {
  if (target.listingId !== null && target.listingId === application?.listingId) return true;
  const { title, company } = target;
  if (!title || !company || page.title === '' || page.company === '') return false;
  return isSameTitle(title, page.title) && isSameCompany(company, page.company);
}
