import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber, useFormat } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { BarChart, Funnel } from '../../../shared/ui/pictures/charts.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { QueueTable } from './queue-table.tsx';
import type { loadDashboard } from './staffing.server.ts';

/** The page at /console/recruiters/dashboard: who has to act next, and how far applications get. */
export function DashboardPage({ loaderData }: { loaderData: RouteData<typeof loadDashboard> }) {
  useFreshData('recruiting');
  const format = useFormat();
  const now = useNow(loaderData.now);
  const { members, queue, funnel, weeks } = loaderData;
  const tiles = [
    { label: 'Members in the queue', value: members.all },
    { label: 'Waiting on a recruiter', value: members.recruiter },
    { label: 'Waiting on the member', value: members.member },
    { label: 'Submitted in eight weeks', value: weeks.reduce((sum, { submitted }) => sum + submitted, 0) },
  ];
  return (
    <>
      <PageHeader
        title="Dashboard"
        above={<Breadcrumbs steps={[{ label: 'Recruiters', to: '/console/recruiters' }, { label: 'Dashboard' }]} />}
      >
        <p>Every figure is counted from today’s data.</p>
      </PageHeader>
      <div className="flex flex-col gap-8">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {tiles.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-edge pt-3">
              <dt className="text-soft">{label}</dt>
              <dd className="font-display text-heading figures">
                <FormattedNumber value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <Part title="Who needs to act">
          {queue.length === 0 ? (
            <EmptyState title="No members with a recruiter yet" motif="route">
              Members appear here once you assign a recruiter to them.
            </EmptyState>
          ) : (
            <>
              <QueueTable queue={queue} now={now} />
              {members.all > queue.length && (
                <p className="text-soft">
                  The first {queue.length} of {format.number(members.all)}.
                </p>
              )}
            </>
          )}
        </Part>
        <Part title="Last eight weeks">
          <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
            <Funnel
              caption="Proposed applications, and how far they got"
              stages={[
                { label: 'Prepared', count: funnel.prepared },
                { label: 'Approved', count: funnel.approved },
                { label: 'Submitted', count: funnel.submitted },
                { label: 'Answered', count: funnel.answered },
                { label: 'Interview', count: funnel.interviews },
              ]}
            />
            <BarChart
              caption="Submitted in the seven days to each date"
              unit="Applications submitted"
              rows={weeks.map(({ endsAt, submitted }) => ({ label: format.date(endsAt), value: submitted }))}
            />
          </div>
        </Part>
      </div>
    </>
  );
}
