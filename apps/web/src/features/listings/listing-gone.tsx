import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';

/** No listing at this address. */
export function ListingGone() {
  return (
    <div className="page py-10 md:py-16">
      <title>No such job</title>
      <EmptyState
        level="h1"
        title="There is no job here"
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
        It may have been taken down by its employer, or the address was cut off when it was copied.
      </EmptyState>
    </div>
  );
}
