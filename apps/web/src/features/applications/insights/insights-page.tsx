import type { ApplicationInsights } from '@foothold/contracts/applications/analytics';
import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import { MIN_APPLICATIONS, MIN_DURATIONS, MIN_MEMBERS_OF_EMPLOYER, WAITING_DAYS } from '@foothold/core/tracking';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Funnel } from '../../../shared/ui/pictures/charts.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ApplicationTabs } from '../application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../applications-header.tsx';
import { IMPORT_PATH } from '../paths.ts';
import type { loadInsights } from './insights.server.ts';
import { RateTable, RateText } from './rate-table.tsx';

const FUNNEL_LABELS: Record<ApplicationInsights['funnel'][number]['stage'], string> = {
  sent: 'Applied',
  answered: 'Got an answer',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
};

const GROUPS = [
  { id: 'source', header: 'Where you found the job' },
  { id: 'resume', header: 'Résumé and version' },
  { id: 'template', header: 'Résumé template' },
  { id: 'match', header: 'Match score' },
  { id: 'weekday', header: 'Day you applied' },
] as const;

/** The page at /portal/applications/insights. */
export function InsightsPage({ loaderData: { insights } }: { loaderData: RouteData<typeof loadInsights> }) {
  useFreshData('application');
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading>
        Figures from your own applications: who answers, how far you get, and how long it takes.
      </ViewHeading>
      {insights === null ? (
        <NotInPlan />
      ) : insights.sent === 0 && insights.undated === 0 ? (
        <NothingSent />
      ) : (
        <Figures insights={insights} />
      )}
    </>
  );
}

function NotInPlan() {
  return (
    <EmptyState
      title="Your plan doesn’t include insights"
      action={
        <ButtonLink to="/portal/billing" variant="primary">
          See plans
        </ButtonLink>
      }
    >
      Prime, X, and the trial show your response rate, how far your applications get, and how long employers take. Your
      applications and their history are saved in every plan, so nothing is lost until then.
    </EmptyState>
  );
}

function NothingSent() {
  return (
    <EmptyState
      title="No applications sent yet"
      action={
        <ButtonLink to="/portal/applications" variant="primary">
          Open the board
        </ButtonLink>
      }
    >
      When you move an application to “Applied,” it counts here. To see rates sooner,{' '}
      <Link to={IMPORT_PATH} className="link">
        import the applications
      </Link>{' '}
      that you tracked elsewhere.
    </EmptyState>
  );
}

function Figures({ insights }: { insights: ApplicationInsights }) {
  const { sent, waiting, undated, funnel, response, groups, durations, employers } = insights;
  return (
    <div className="flex max-w-wide flex-col gap-12">
      <section aria-labelledby="response" className="flex flex-col gap-2">
        <h2 id="response" className="text-title">
          Response rate
        </h2>
        <p className="text-lead">
          <RateText rate={response} />
        </p>
        <p className="max-w-prose text-small text-soft">
          {response.answered} of {response.of} applications got an answer, including rejections.
          {response.rate === null && ` A rate needs ${MIN_APPLICATIONS}.`}
          {waiting > 0 &&
            ` ${waiting} of your ${sent} aren’t counted: they were sent less than ${WAITING_DAYS} days ago and aren’t answered yet.`}{' '}
          {undated > 0 &&
            `${undated} more have no day of applying, so they aren’t in any figure. To count one, move it to “Applied” with its date, and back.`}{' '}
          Applications that you withdrew before an answer aren’t counted. The range is a 95% interval (Wilson): the more
          applications, the narrower it gets.
        </p>
      </section>
      <section>
        <Funnel
          caption="How far your applications got"
          stages={funnel.map(({ stage, count }) => ({ label: FUNNEL_LABELS[stage], count }))}
          minimum={MIN_APPLICATIONS}
        />
      </section>
      <section aria-labelledby="compare" className="flex flex-col gap-8">
        <div className="flex flex-col gap-2">
          <h2 id="compare" className="text-title">
            What gets answers
          </h2>
          <p className="max-w-prose text-small text-soft">
            Where ranges overlap, the difference may be chance. A rate needs {MIN_APPLICATIONS} applications. The résumé
            and its version are those at the time you applied or chose the résumé.
          </p>
        </div>
        {GROUPS.map(({ id, header }) => {
          const rows = groups[id];
          return rows.length > 0 && <RateTable key={id} caption={header} header={header} rows={rows} />;
        })}
      </section>
      {durations.length > 0 && <Durations durations={durations} />}
      {employers.length > 0 && <Employers employers={employers} />}
    </div>
  );
}

function Durations({ durations }: Pick<ApplicationInsights, 'durations'>) {
  return (
    <section aria-labelledby="durations" className="flex flex-col gap-2">
      <h2 id="durations" className="text-title">
        Time in each stage
      </h2>
      <Table
        caption="Half of your applications moved on within this many days"
        columns={[
          { id: 'state', header: 'Stage', cell: ({ state }) => STATE_LABELS[state], heading: true },
          { id: 'count', header: 'Applications', cell: ({ count }) => count, align: 'end' },
          {
            id: 'median',
            header: 'Days (median)',
            cell: ({ median }) =>
              median === null ? <span className="text-soft">Not enough data (needs {MIN_DURATIONS})</span> : median,
            align: 'end',
          },
        ]}
        rows={durations}
        rowKey={({ state }) => state}
        dense
      />
    </section>
  );
}

function Employers({ employers }: Pick<ApplicationInsights, 'employers'>) {
  return (
    <section aria-labelledby="employers" className="flex flex-col gap-2">
      <h2 id="employers" className="text-title">
        When employers answer
      </h2>
      <p className="max-w-prose text-small text-soft">
        From the applications of all members who track theirs here. We show an employer only if at least{' '}
        {MIN_MEMBERS_OF_EMPLOYER} members applied there and as many applications were answered, and never whose they
        are.
      </p>
      <Table
        caption="Employers whose answer you’re waiting for"
        columns={[
          {
            id: 'company',
            header: 'Employer',
            cell: ({ id, company, title }) => (
              <>
                <Link to={`/portal/applications/${id}`} className="link">
                  {company}
                </Link>
                <span className="block text-soft">{title}</span>
              </>
            ),
            heading: true,
          },
          { id: 'waiting', header: 'Days you’ve waited', cell: ({ waitingDays }) => waitingDays, align: 'end' },
          { id: 'half', header: 'Half answered within', cell: ({ half }) => `${half} days`, align: 'end' },
          { id: 'most', header: '9 in 10 within', cell: ({ most }) => `${most} days`, align: 'end' },
          {
            id: 'sample',
            header: 'From',
            cell: ({ applications, members }) => `${applications} applications of ${members} members`,
            align: 'end',
          },
        ]}
        rows={employers}
        rowKey={({ id }) => id}
        dense
      />
    </section>
  );
}
