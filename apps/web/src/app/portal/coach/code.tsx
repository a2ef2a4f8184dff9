import { askReview, loadSaved } from '../../../features/coaching/coach.server.ts';
import { CoachTabs } from '../../../features/coaching/coach-tabs.tsx';
import { SavedAnswers } from '../../../features/coaching/history/saved-answers.tsx';
import { UsesLeft } from '../../../features/coaching/history/uses-left.tsx';
import { CodeReview } from '../../../features/coaching/review/code-review.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import type { Route } from './+types/code.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Code review',
    description: 'Get your code reviewed line by line. We never run it.',
  });

export const loader = (args: Route.LoaderArgs) => loadSaved(args);

/** Without a script; with one the form asks by itself. */
export const action = (args: Route.ActionArgs) => askReview(args);

export default function CodePage({ loaderData: saved, actionData }: Route.ComponentProps) {
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
            We don't run your code or open any files it mentions. We save the review and the code to your account.
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
