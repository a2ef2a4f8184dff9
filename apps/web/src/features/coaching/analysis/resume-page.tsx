import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { loadAnalysis, requestAnalysis } from '../coach.server.ts';
import { CoachTabs } from '../coach-tabs.tsx';
import { SavedAnswers } from '../history/saved-answers.tsx';
import { UsesLeft } from '../history/uses-left.tsx';
import { ResumeAnalysis } from './resume-analysis.tsx';

export interface ResumePageProps {
  loaderData: RouteData<typeof loadAnalysis>;
  actionData: RouteData<typeof requestAnalysis> | undefined;
}

/** The page at /portal/coach/resume. */
export function ResumePage({ loaderData: { resumes, saved }, actionData }: ResumePageProps) {
  useFreshData('coaching', 'resume');
  return (
    <>
      <PageHeader title="Coach">
        <p>See your résumé score and how to improve it.</p>
      </PageHeader>
      <CoachTabs />
      <div className="flex flex-col gap-10 pt-7">
        <Part title="Your résumés">
          <YourResumes resumes={resumes} />
        </Part>
        <Part title="Score pasted text">
          <UsesLeft {...saved} />
          <ResumeAnalysis level="h2" failure={actionData?.failure} />
        </Part>
        <Part title="Saved analyses">
          <SavedAnswers answers={saved.answers.filter(({ tool }) => tool === 'analyze-resume')} />
        </Part>
      </div>
    </>
  );
}

function YourResumes({ resumes }: Pick<ResumePageProps['loaderData'], 'resumes'>) {
  if (resumes.length === 0)
    return (
      <EmptyState
        title="No résumé yet"
        motif="page"
        level="h3"
        action={
          <ButtonLink to="/portal/resumes" variant="primary">
            Add a résumé
          </ButtonLink>
        }
      >
        <p>With a file, you’ll also see how your page is read and how many points each change adds.</p>
      </EmptyState>
    );
  return (
    <ul className="max-w-3xl border-b border-line">
      {resumes.map(({ id, title, target, total, kind }) => {
        const label = kind === 'job' ? `Score for ${target ?? 'this job'}` : 'Format score';
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5">
            <ScoreMark score={total} label={label} size="small" />
            <div className="min-w-0 flex-1">
              <p className="font-strong wrap-anywhere">{title}</p>
              <p className="text-soft wrap-anywhere">{label}</p>
            </div>
            <Link to={`/portal/resumes/${id}/improve`} className="link">
              Improve<span className="sr-only"> {title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
