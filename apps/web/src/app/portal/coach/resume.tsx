import { Link } from 'react-router';
import { ResumeAnalysis } from '../../../features/coaching/analysis/resume-analysis.tsx';
import { askAnalysis, loadAnalysis } from '../../../features/coaching/coach.server.ts';
import { CoachTabs } from '../../../features/coaching/coach-tabs.tsx';
import { SavedAnswers } from '../../../features/coaching/history/saved-answers.tsx';
import { UsesLeft } from '../../../features/coaching/history/uses-left.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { Route } from './+types/resume.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Résumé analysis',
    description: 'Score your résumés or any text you paste.',
  });

export const loader = (args: Route.LoaderArgs) => loadAnalysis(args);

/** Without a script; with one the form asks by itself. */
export const action = (args: Route.ActionArgs) => askAnalysis(args);

export default function ResumePage({ loaderData: { resumes, saved }, actionData }: Route.ComponentProps) {
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

function YourResumes({ resumes }: Pick<Route.ComponentProps['loaderData'], 'resumes'>) {
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
        <p>With a file, you'll also see how your page is read and how many points each change adds.</p>
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
