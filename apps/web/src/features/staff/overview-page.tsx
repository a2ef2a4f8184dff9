import type { Waiting } from '@foothold/contracts/staff/shapes';
import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { DateTime, FormattedNumber, useFormat } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { HEALTH_LABELS, HEALTH_STATES, WAITING } from './labels.ts';
import { SampleDataPart } from './sample-data.tsx';
import type { clearSampleData, loadOverview } from './staff.server.ts';

export interface OverviewPageProps {
  loaderData: RouteData<typeof loadOverview>;
  actionData: RouteData<typeof clearSampleData> | undefined;
}

/** The page at /console. */
export function OverviewPage({ loaderData, actionData }: OverviewPageProps) {
  useFreshData('inquiry', 'recruiting');
  const { waiting, clear, health, at, sampleData } = loaderData;
  const now = useNow(at);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHeader title="Overview">
        <p>
          {total === 0 ? (
            'Nothing is waiting.'
          ) : (
            <>
              <FormattedNumber value={total} /> waiting, oldest first. Times are in UTC.
            </>
          )}
        </p>
      </PageHeader>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {waiting.length === 0 ? (
            <EmptyState title="All caught up" motif="route">
              Inquiries, registrations, and emails that couldn’t be sent appear here.
            </EmptyState>
          ) : (
            waiting.map((one) => <WaitingPart key={one.kind} waiting={one} now={now} />)
          )}
          {waiting.length > 0 && clear.length > 0 && (
            <p className="text-soft">
              Nothing waiting: {clear.map((kind) => WAITING[kind].title.toLowerCase()).join(', ')}.
            </p>
          )}
        </div>
        <aside aria-label="Search and health" className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          <SearchForm label="Find a member" query={undefined} action="/console/members" />
          <Health health={health} at={at} />
          <SampleDataPart data={sampleData} actionData={actionData} />
        </aside>
      </div>
    </>
  );
}

function WaitingPart({ waiting: { kind, count, overdue, items }, now }: { waiting: Waiting; now: Date }) {
  const { title, list, page } = WAITING[kind];
  return (
    <Part
      title={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link to={list} className="link">
            {title}
          </Link>
          <span className="font-text text-small font-regular text-soft figures">
            <FormattedNumber value={count} />
            <span className="sr-only"> waiting</span>
          </span>
          {overdue > 0 && (
            <span className="font-text text-small font-strong text-danger-text">
              <FormattedNumber value={overdue} /> overdue
            </span>
          )}
        </span>
      }
    >
      <ol className="border-t border-line">
        {items.map(({ id, name, reference, sample, since, dueAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              <Link to={`${page}/${id}`} className="link font-strong wrap-anywhere">
                {name}
              </Link>{' '}
              <span className="wrap-anywhere text-soft">
                {reference}
                {sample && ', sample'}
              </span>
            </span>
            <Waited since={since} dueAt={dueAt} now={now} />
          </li>
        ))}
      </ol>
      {count > items.length && (
        <Link to={list} className="link self-start">
          Show all <FormattedNumber value={count} />
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      )}
    </Part>
  );
}

/** How much of the promised time is left, or since when it has waited if nothing was promised. */
function Waited({ since, dueAt, now }: { since: string; dueAt: string | null; now: Date }) {
  const format = useFormat();
  if (dueAt === null)
    return (
      <span className="text-note text-soft">
        Since <DateTime value={since} time />
      </span>
    );
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return <span className="font-strong text-danger-text">Overdue since {format.moment(dueAt)}</span>;
  return <span className="figures">{left < 60_000 ? 'Less than a minute left' : `${format.duration(left)} left`}</span>;
}

function Health({ health, at }: Pick<OverviewPageProps['loaderData'], 'health' | 'at'>) {
  return (
    <Part title="Service health" aside>
      <dl className="w-full border-t border-line">
        {health.map(({ name, state, detail }) => (
          <div key={name} className="flex flex-col gap-1 border-b border-line py-2.5">
            <dt className="flex items-center justify-between gap-4 font-strong">
              {HEALTH_LABELS[name]}
              <Badge tone={HEALTH_STATES[state].tone}>{HEALTH_STATES[state].label}</Badge>
            </dt>
            <dd className="text-note text-soft">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-soft">
        Checked <DateTime value={at} time /> UTC.
      </p>
    </Part>
  );
}
