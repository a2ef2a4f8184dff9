import type { MemberCase } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { CaseClock } from './case-clock.tsx';

export interface CaseCalloutProps {
  one: MemberCase | null;
  /** The listing that the résumé is scored against. */
  listingId: string | null;
  now: string;
}

/** Shown with a score: a case for this résumé and this job is open. */
export function CaseCallout({ one, listingId, now }: CaseCalloutProps) {
  const at = useNow(now);
  if (one === null || one.closedAt !== null || one.job.id !== listingId) return null;
  return (
    <div className="pb-6">
      <Callout title="A guarantee case is open">
        <p>
          <CaseClock of={one} now={at} />.{' '}
          <Link to={`/portal/profile/guarantee#case-${one.id}`} className="link">
            View case
          </Link>
        </p>
      </Callout>
    </div>
  );
}
