import { Link } from 'react-router';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../../../features/applications/applications-header.tsx';
import { SETTINGS_PATH } from '../../../features/applications/paths.ts';
import type { loadCalendar } from '../../../features/applications/plan/calendar.server.ts';
import { Agenda, MonthGrid, MonthLinks } from '../../../features/applications/plan/calendar-view.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';

/** The page at /portal/applications/calendar. */
export function ApplicationCalendarPage({ loaderData }: { loaderData: RouteData<typeof loadCalendar> }) {
  useFreshData('application');
  const { month, today, entries } = loaderData;
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading
        actions={
          <Link to={`${SETTINGS_PATH}#calendar`} className="link text-small">
            Subscribe in your calendar
          </Link>
        }
      >
        Interviews, reminders, and deadlines, each in its own time zone.
      </ViewHeading>
      <div className="flex flex-col gap-4">
        <MonthLinks month={month} today={today} />
        <MonthGrid {...loaderData} />
        <Agenda month={month} entries={entries} />
      </div>
    </>
  );
}
