import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { AbsenceList } from './absence-list.tsx';
import { LoadTable } from './load-table.tsx';
import type { changeCapacity, loadStaffing } from './staffing.server.ts';
import { TeamFigures } from './team-figures.tsx';

export interface StaffingPageProps {
  loaderData: RouteData<typeof loadStaffing>;
  actionData: RouteData<typeof changeCapacity> | undefined;
}

/** The page at /console/recruiters: the figures of the team, the load of each recruiter, and absences. */
export function StaffingPage({ loaderData, actionData }: StaffingPageProps) {
  useFreshData('recruiting');
  const { recruiters, columns, team, absences } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader
        title="Recruiters"
        actions={
          <>
            <ButtonLink to="/console/recruiters/dashboard" variant="secondary">
              Dashboard
            </ButtonLink>
            <ButtonLink to="/console/recruiters/balance" variant="secondary">
              Balance members
            </ButtonLink>
            <ButtonLink to="/console/recruiters/absences/new" variant="secondary">
              Plan absence
            </ButtonLink>
          </>
        }
      >
        <p>Every figure is counted from today’s data.</p>
      </PageHeader>
      <div className="flex flex-col gap-8">
        <Part title="Team">
          <TeamFigures team={team} now={now} />
        </Part>
        <Part title="Load">
          {recruiters.length === 0 ? (
            <EmptyState
              title="No recruiters yet"
              motif="route"
              action={
                <Link to="/console/members" className="link">
                  View members
                </Link>
              }
            >
              Give someone the role under Members.
            </EmptyState>
          ) : (
            <LoadTable recruiters={recruiters} columns={columns} actionData={actionData} />
          )}
        </Part>
        <Part title="Absences">
          <AbsenceList absences={absences} />
        </Part>
      </div>
    </>
  );
}
