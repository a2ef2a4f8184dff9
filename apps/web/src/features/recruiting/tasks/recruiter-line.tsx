import type { Profile } from '@foothold/contracts/recruiting';
import { DateTime } from '../../../shared/format/use-format.tsx';

/** The member's recruiter, and since when. */
export function RecruiterLine({ recruiter }: { recruiter: Profile['recruiter'] }) {
  if (recruiter === null) {
    return (
      <p className="max-w-prose">
        You don’t have a recruiter yet. Once your registration is accepted, we’ll assign one if your plan includes it.
        The tasks they propose will appear here for your approval.
      </p>
    );
  }
  const { covering } = recruiter;
  if (covering !== null) {
    return (
      <p className="max-w-prose">
        {covering.name} is away until <DateTime value={covering.until} />; {recruiter.name} covers for them. Nothing is
        done in your name without your approval.
      </p>
    );
  }
  return (
    <p className="max-w-prose">
      Your recruiter is <span className="font-medium">{recruiter.name}</span>, assigned{' '}
      <DateTime value={recruiter.since} />. Nothing is done in your name without your approval.
    </p>
  );
}
