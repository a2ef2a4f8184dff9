import type { loadPractice, startPractice } from '../../../features/practice/sessions/practice.server.ts';
import { RepeatForm } from '../../../features/practice/sessions/repeat-form.tsx';
import { GradeHistory } from '../../../features/practice/sessions/review-course.tsx';
import { SessionList } from '../../../features/practice/sessions/session-list.tsx';
import { StartForm } from '../../../features/practice/sessions/start-form.tsx';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { LearningTabs } from '../learning/learning-tabs.tsx';

export interface PracticeHomePageProps {
  loaderData: RouteData<typeof loadPractice>;
  actionData: RouteData<typeof startPractice> | undefined;
}

/** The page at /portal/practice. */
export function PracticeHomePage({ loaderData, actionData }: PracticeHomePageProps) {
  useFreshData('practice');
  const { sessions, weak, origins, bases, start } = loaderData;
  return (
    <>
      <PageHeader title="Interview practice">
        <p>Practice timed questions for a job title and level. Take notes and rate your own answers.</p>
      </PageHeader>
      <LearningTabs />
      <div className="flex flex-col gap-10 pt-7">
        <Part title="New session">
          <StartForm start={start} origins={origins} bases={bases} actionData={actionData} />
        </Part>
        {sessions.length === 0 ? (
          <EmptyState title="No sessions yet" motif="route">
            Your sessions will appear here with your notes, times and ratings.
          </EmptyState>
        ) : (
          <>
            {sessions.filter(({ grade }) => grade !== null).length > 1 && (
              <Part title="Your ratings over time">
                <GradeHistory sessions={sessions} />
              </Part>
            )}
            <Part title="Your sessions">
              {weak > 0 && <RepeatForm weak={weak} actionData={actionData} />}
              <SessionList sessions={sessions} />
              <div className="flex flex-wrap gap-3">
                <ButtonLink
                  to={buildEndpointUrl(endpoint('GET /api/practice/export'), { format: 'csv' })}
                  reloadDocument
                  download
                  size="small"
                >
                  Export all as CSV
                </ButtonLink>
                <ButtonLink
                  to={buildEndpointUrl(endpoint('GET /api/practice/export'), { format: 'txt' })}
                  reloadDocument
                  download
                  size="small"
                >
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
