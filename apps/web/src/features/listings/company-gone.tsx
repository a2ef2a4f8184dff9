import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';

/** Shown if there is no company at this URL. */
export function CompanyGone() {
  return (
    <div className="page py-10 md:py-16">
      <title>Company not found</title>
      <EmptyState
        level="h1"
        title="We couldn’t find this company"
        motif="lost"
        action={
          <ButtonLink to="/jobs" variant="primary">
            Search all jobs
          </ButtonLink>
        }
      >
        We have never seen a job of it, or the link is incomplete.
      </EmptyState>
    </div>
  );
}
