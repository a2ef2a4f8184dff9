import type { HistoryEvent } from '@foothold/contracts/applications';
import { ACTOR_LABELS, STATE_LABELS } from '@foothold/contracts/applications/choices';
import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader } from '../../../features/applications/applications-header.tsx';
import { NoApplications } from '../../../features/applications/cards/empty.tsx';
import type { BulkOutcome } from '../../../features/applications/list/bulk-outcome.ts';
import { groupByDay } from '../../../features/applications/timeline/days.ts';
import type { loadTimeline } from '../../../features/applications/timeline/timeline.server.ts';
import { buildPageHref } from '../../../shared/api/page-query.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { useFailureToast } from '../../../shared/ui/failure-toast.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

export interface TimelinePageProps {
  loaderData: RouteData<typeof loadTimeline>;
  actionData: BulkOutcome | undefined;
}

/** The page at /portal/applications/timeline. */
export function TimelinePage({ loaderData: { events, total, page, pages }, actionData }: TimelinePageProps) {
  useFreshData('application');
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      {actionData?.failure && (
        <p role="alert" className="pb-4 font-medium text-danger-text">
          {actionData.failure.message}
        </p>
      )}
      <PagedList
        label="Changes"
        page={page}
        pages={pages}
        href={(to) => buildPageHref({ q: undefined }, to)}
        heading={
          <p role="status" className="text-soft">
            <ResultCount total={total} nouns={['change', 'changes']}>
              , newest first. Days are in UTC.
            </ResultCount>
          </p>
        }
        empty={events.length === 0 && <NoApplications />}
      >
        <div className="flex flex-col gap-6">
          {groupByDay(events).map((day) => (
            <section key={day.date} aria-labelledby={`day-${day.date}`}>
              <h2 id={`day-${day.date}`} className="border-b border-line pb-2 text-lead">
                <DateTime value={day.date} />
              </h2>
              <ol>
                {day.events.map((event) => (
                  <TimelineRow key={event.id} event={event} date={day.date} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </PagedList>
    </>
  );
}

function TimelineRow({ event, date }: { event: HistoryEvent; date: string }) {
  const { application, kind, by, importedFrom, state, stageName, undone, canUndo, happenedOn, reason } = event;
  const what =
    state === null ? null : stageName === null ? STATE_LABELS[state] : `${STATE_LABELS[state]}: ${stageName}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link to={`/portal/applications/${application.id}`} className="link font-strong">
            {application.title}
          </Link>
          <span className="text-soft"> · {application.company}</span>
        </p>
        <p>
          {kind === 'undo' ? 'Last change undone' : <span className={cx(undone && 'line-through')}>{what}</span>}
          {undone && <span className="text-soft"> (undone)</span>}
          <span className="text-soft">
            {' · '}
            {ACTOR_LABELS[by]}
            {importedFrom !== null && ` (recorded as: ${ACTOR_LABELS[importedFrom]})`}
            {kind === 'set' && happenedOn !== date && (
              <>
                {' · Happened on '}
                <DateTime value={happenedOn} />
              </>
            )}
          </span>
        </p>
        {reason !== null && <p className="text-soft wrap-anywhere">{reason}</p>}
      </div>
      {canUndo && <UndoButton event={event} />}
    </li>
  );
}

function UndoButton({ event: { id, application } }: { event: HistoryEvent }) {
  const fetcher = useFetcher<BulkOutcome>();
  const { show } = useToast();
  useFailureToast(fetcher.data);
  useEffect(() => {
    if (fetcher.data?.title) show({ title: fetcher.data.title });
  }, [fetcher.data, show]);
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="id" value={application.id} />
      <input type="hidden" name="eventId" value={id} />
      <SubmitButton variant="secondary" size="small" busyLabel="Undoing…">
        <span>
          Undo<span className="sr-only"> the last change of {application.title}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
