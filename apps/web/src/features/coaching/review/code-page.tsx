import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { loadSaved, requestReview } from '../coach.server.ts';
import { CoachTabs } from '../coach-tabs.tsx';
import { SavedAnswers } from '../history/saved-answers.tsx';
import { UsesLeft } from '../history/uses-left.tsx';
import { CodeReview } from './code-review.tsx';

export interface CodePageProps {
  loaderData: RouteData<typeof loadSaved>;
  actionData: RouteData<typeof requestReview> | undefined;
}

/** The page at /portal/coach/code. */
export function CodePage({ loaderData: saved, actionData }: CodePageProps) {
  useFreshData('coaching');
  const reviews = saved.answers.filter(({ tool }) => tool === 'review-code');
  return (
    <>
      <PageHeader title="Coach">
        <p>Review your code with the checks teams use. Each finding shows the line, the reason and a fix.</p>
      </PageHeader>
      <CoachTabs />
      <div className="flex min-w-0 flex-col gap-10 pt-7">
        <div className="flex min-w-0 flex-col gap-5">
          <p className="max-w-prose text-small text-soft">
            We don’t run your code or open any files it mentions. We save the review and the code to your account.
          </p>
          <UsesLeft {...saved} />
          <CodeReview level="h2" failure={actionData?.failure} />
        </div>
        <Part title="Saved reviews">
          <SavedAnswers answers={reviews} />
        </Part>
      </div>
    </>
  );
}
