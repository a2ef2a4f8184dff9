import { CareerCoach } from '../../../features/coaching/career/career-coach.tsx';
import { askAdvice, loadAdvice } from '../../../features/coaching/coach.server.ts';
import { CoachTabs } from '../../../features/coaching/coach-tabs.tsx';
import { SavedAnswers } from '../../../features/coaching/history/saved-answers.tsx';
import { UsesLeft } from '../../../features/coaching/history/uses-left.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { Route } from './+types/advice.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Coach', description: 'Your path to the role you want, based on open jobs.' });

export const loader = (args: Route.LoaderArgs) => loadAdvice(args);

/** Without a script; with one the form asks by itself. */
export const action = (args: Route.ActionArgs) => askAdvice(args);

export default function Advice({
  loaderData: { start, resumes, from, savedTitles, saved },
  actionData,
}: Route.ComponentProps) {
  useFreshData('coaching', 'resume', 'application');
  return (
    <>
      <PageHeader title="Coach">
        <p>See how to get from where you are to the role you want, based on what open jobs ask for.</p>
      </PageHeader>
      <CoachTabs />
      <div className="flex flex-col gap-10 pt-7">
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-small text-soft">
            <StartedFrom resume={from} isFilled={start.currentRole !== '' || start.targetRole !== ''} />
            {savedTitles.length > 0 && ' You can pick a target role from your saved jobs.'}
          </p>
          <UsesLeft {...saved} />
          <CareerCoach
            start={start}
            resumes={resumes}
            savedTitles={savedTitles}
            level="h2"
            failure={actionData?.failure}
          />
        </div>
        <Part title="Saved answers">
          <SavedAnswers answers={saved.answers} />
        </Part>
      </div>
    </>
  );
}

/** What the form begins with. A résumé without a dated role or a job fills in nothing, and counts all the same. */
function StartedFrom({ resume, isFilled }: { resume: string | null; isFilled: boolean }) {
  if (resume === null) return "Add a résumé and we'll include its skills, years and degree.";
  const name = (
    <>
      “<bdi>{resume}</bdi>”
    </>
  );
  return isFilled ? (
    <>Filled in from your résumé {name}. Change anything that's not right.</>
  ) : (
    <>We'll include your résumé {name} with what you type. We couldn't find a current role in it.</>
  );
}
