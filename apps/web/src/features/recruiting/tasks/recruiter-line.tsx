import type { Profile } from '@foothold/contracts/recruiting';
import { DateTime } from '../../../shared/format/use-format.tsx';

/** Who works for the member, and since when. */
export function RecruiterLine({ recruiter }: { recruiter: Profile['recruiter'] }) {
  if (recruiter === null) {
    return (
      <p className="max-w-prose">
        You have no recruiter yet. Once your registration is accepted the office gives you one, as far as your plan has
        people’s time in it; what they want to do for you then waits here for your approval.
      </p>
    );
  }
  return (
    <p className="max-w-prose">
      Your recruiter is <span className="font-medium">{recruiter.name}</span>, since{' '}
      <DateTime value={recruiter.since} />. Nothing is done in your name that you have not approved here.
    </p>
  );
}
