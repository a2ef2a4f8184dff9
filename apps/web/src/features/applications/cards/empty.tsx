import { Link } from 'react-router';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ADD_PATH, IMPORT_PATH } from '../paths.ts';

/** Shown to a member without any application, until there is one. */
export function NoApplications() {
  useFreshData('application');
  return (
    <EmptyState
      title="No applications yet"
      motif="route"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={ADD_PATH} variant="primary">
            Add a job by its link
          </ButtonLink>
          <ButtonLink to={IMPORT_PATH}>Import a spreadsheet</ButtonLink>
        </div>
      }
    >
      Track every job in one place, wherever you found it: save one from{' '}
      <Link to="/portal/matches" className="link">
        your matches
      </Link>{' '}
      or{' '}
      <Link to="/portal/jobs" className="link">
        all jobs
      </Link>
      , add one from another site by its link, or import the list you have. Then move it along as you hear back.
    </EmptyState>
  );
}

/** Shown if the filters leave nothing. */
export function NothingFound({ path }: { path: string }) {
  useFreshData('application');
  return (
    <EmptyState
      title="No application fits these filters"
      motif="map"
      action={<ButtonLink to={path}>Clear filters</ButtonLink>}
    >
      Remove a filter or search for something else.
    </EmptyState>
  );
}
