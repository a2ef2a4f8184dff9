import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { loadAdvice, requestAdvice } from '../coach.server.ts';
import { CoachTabs } from '../coach-tabs.tsx';
import { SavedAnswers } from '../history/saved-answers.tsx';
import { UsesLeft } from '../history/uses-left.tsx';
import { CareerCoach } from './career-coach.tsx';

export interface AdvicePageProps {
  loaderData: RouteData<typeof loadAdvice>;
  actionData: RouteData<typeof requestAdvice> | undefined;
}

/** The page at /portal/coach. */
export function AdvicePage({ loaderData: { start, resumes, from, savedTitles, saved }, actionData }: AdvicePageProps) {
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
            <InitialValuesNote resume={from} isFilled={start.currentRole !== '' || start.targetRole !== ''} />
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

/** The form's initial values. A résumé without a dated role or a job title fills in nothing but is still used. */
function InitialValuesNote({ resume, isFilled }: { resume: string | null; isFilled: boolean }) {
  if (resume === null) return 'Add a résumé and we’ll include its skills, years and degree.';
  const name = (
    <>
      “<bdi>{resume}</bdi>”
    </>
  );
  return isFilled ? (
    <>Filled in from your résumé {name}. Change anything that’s not right.</>
  ) : (
    <>We’ll include your résumé {name} with what you type. We couldn’t find a current role in it.</>
  );
}
