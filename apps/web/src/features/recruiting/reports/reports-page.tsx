import { formatWeek } from '@foothold/contracts/recruiting/weekly-report-format';
import { listFigures } from '@foothold/contracts/recruiting/weekly-report-words';
import type { WeeklyReports, WeekSummary } from '@foothold/contracts/recruiting/weekly-reports';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { getReportPath } from './paths.ts';
import type { changeReportEmails, loadReports } from './reports.server.ts';

export interface ReportsPageProps {
  loaderData: RouteData<typeof loadReports>;
  actionData: RouteData<typeof changeReportEmails> | undefined;
}

/** Where the breadcrumbs of weekly reports begin. */
export const RECRUITER = { label: 'Your recruiter', to: '/portal/recruiter/messages' };

/** The page at /portal/recruiter/reports. */
export function ReportsPage({ loaderData, actionData }: ReportsPageProps) {
  const { weeks, timeZone, emails } = loaderData;
  return (
    <>
      <PageHeader title="Weekly reports" above={<Breadcrumbs steps={[RECRUITER, { label: 'Weekly reports' }]} />}>
        <p>What your recruiter did for you each week, and what waits for you.</p>
      </PageHeader>
      {weeks.length === 0 ? (
        <NoReports reports={loaderData} />
      ) : (
        <div className="flex flex-col gap-9">
          <div className="flex flex-col gap-3">
            <ul aria-label="Weeks" className="border-t border-line">
              {weeks.map((week) => (
                <WeekRow key={week.week} week={week} />
              ))}
            </ul>
            <p className="max-w-prose text-note text-soft">
              Weeks run from Monday to Sunday in the time zone of your newest interview or reminder, or UTC without one.
              Now: {timeZone.replaceAll('_', ' ')}.
            </p>
          </div>
          <Part title="Email" anchor="email">
            <EmailSetting on={emails} actionData={actionData} />
          </Part>
        </div>
      )}
    </>
  );
}

function WeekRow({ week: { week, ends, running, emailedAt, figures } }: { week: WeekSummary }) {
  const { region } = useAppData();
  const listed = listFigures(figures);
  return (
    <li className="relative flex flex-col gap-1 border-b border-line py-4 hover:bg-sunken">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={getReportPath(week)}
          className="font-strong text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {formatWeek(week, ends, region)}
        </Link>
        {running && <Badge tone="accent">This week so far</Badge>}
      </p>
      <p className="text-soft">
        {listed.length === 0 ? 'No applications' : listed.map(({ label, count }) => `${label}: ${count}`).join(' · ')}
      </p>
      {emailedAt !== null && (
        <p className="text-note text-soft">
          Emailed <DateTime value={emailedAt} />
        </p>
      )}
    </li>
  );
}

function EmailSetting({ on, actionData }: { on: boolean; actionData: ChangeOutcome | undefined }) {
  const intent = on ? 'off' : 'on';
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <p className="max-w-prose">
        {on
          ? 'We email you each report on Monday morning.'
          : 'Weekly emails are off. New reports still appear here and in your notifications.'}
      </p>
      <SubmitButton variant="secondary" size="small" busyLabel="Saving…">
        {on ? 'Turn off weekly emails' : 'Turn on weekly emails'}
      </SubmitButton>
    </Form>
  );
}

function NoReports({ reports: { planIncludesRecruiter } }: { reports: WeeklyReports }) {
  return planIncludesRecruiter ? (
    <EmptyState
      title="No reports yet"
      action={
        <ButtonLink to="/portal/profile" variant="primary">
          View registration
        </ButtonLink>
      }
    >
      Your first report appears here once you have a recruiter. Your plan includes one, and we’ll assign them after we
      accept your registration.
    </EmptyState>
  ) : (
    <EmptyState
      title="Reports come with a recruiter"
      action={
        <ButtonLink to="/portal/billing" reloadDocument variant="primary">
          See plans
        </ButtonLink>
      }
    >
      Your plan doesn’t include a recruiter. With one, you get a report each week of what was done for you.
    </EmptyState>
  );
}
