import { Link } from 'react-router';
import type { loadCalendar } from '../../../features/applications/plan/calendar.server.ts';
import { Agenda, MonthGrid, MonthLinks } from '../../../features/applications/plan/calendar-view.tsx';
import { APPLICATION_TABS } from '../../../features/applications/tabs.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';

/** The page at /portal/applications/calendar. */
export function ApplicationCalendarPage({ loaderData }: { loaderData: RouteData<typeof loadCalendar> }) {
  useFreshData('application');
  const { month, today, entries } = loaderData;
  return (
    <>
      <PageHeader
        title="Calendar"
        actions={
          <Link to="/portal/applications/settings" className="link inline-flex min-h-11 items-center text-small">
            Settings and subscription
          </Link>
        }
      >
        Interviews, reminders, and deadlines, each in its own time zone.
      </PageHeader>
      <div className="flex flex-col gap-4">
        <LinkTabs label="Applications" tabs={APPLICATION_TABS} />
        <MonthLinks month={month} today={today} />
        <MonthGrid {...loaderData} />
        <Agenda month={month} entries={entries} />
      </div>
    </>
  );
}
