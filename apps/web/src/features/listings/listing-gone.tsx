import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';

/** Shown if there is no listing at this URL. */
export function ListingGone() {
  return (
    <div className="page py-10 md:py-16">
      <title>Job not found</title>
      <EmptyState
        level="h1"
        title="We couldn’t find this job"
        motif="lost"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/jobs" variant="primary">
              Search all jobs
            </ButtonLink>
            <ButtonLink to="/">The first page</ButtonLink>
          </div>
        }
      >
        The employer may have removed it, or the link is incomplete.
      </EmptyState>
    </div>
  );
}
