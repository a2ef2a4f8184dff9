import { loadPractice, startPractice } from '../../../features/practice/sessions/practice.server.ts';
import { RepeatForm } from '../../../features/practice/sessions/repeat-form.tsx';
import { ReviewCourse } from '../../../features/practice/sessions/review-course.tsx';
import { SessionList } from '../../../features/practice/sessions/session-list.tsx';
import { StartForm } from '../../../features/practice/sessions/start-form.tsx';
import { LearningTabs } from '../../../pages/portal/learning/learning-tabs.tsx';
import { cachePage, unlessUnreached } from '../../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../../shared/api/change-outcome.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Interview practice',
    description: 'Practice timed interview questions for a job title and level.',
  });

export const loader = (args: Route.LoaderArgs) => loadPractice(args);

export const action = (args: Route.ActionArgs) => startPractice(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);
export const shouldRevalidate = unlessUnreached;

export default function PracticeHome({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('practice');
  const { sessions, weak, origins, start } = loaderData;
  return (
    <>
      <PageHeader title="Interview practice">
        <p>Practice timed questions for a job title and level. Take notes and rate your own answers.</p>
      </PageHeader>
      <LearningTabs />
      <div className="flex flex-col gap-10 pt-7">
        <Part title="New session">
          <StartForm start={start} origins={origins} actionData={actionData} />
        </Part>
        {sessions.length === 0 ? (
          <EmptyState title="No sessions yet" motif="route">
            Your sessions will appear here with your notes, times and ratings.
          </EmptyState>
        ) : (
          <>
            {sessions.filter(({ grade }) => grade !== null).length > 1 && (
              <Part title="Your ratings over time">
                <ReviewCourse sessions={sessions} />
              </Part>
            )}
            <Part title="Your sessions">
              {weak > 0 && <RepeatForm weak={weak} actionData={actionData} />}
              <SessionList sessions={sessions} />
              <div className="flex flex-wrap gap-3">
                <ButtonLink to="/api/practice/export?format=csv" reloadDocument download size="small">
                  Export all as CSV
                </ButtonLink>
                <ButtonLink to="/api/practice/export?format=txt" reloadDocument download size="small">
                  Export all as text
                </ButtonLink>
              </div>
            </Part>
          </>
        )}
      </div>
    </>
  );
}
