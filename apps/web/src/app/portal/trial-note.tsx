import type { Viewer } from '@foothold/contracts/accounts';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';

/** Until when everything is open, for an account that has not bought a plan, and the way to one. */
export function TrialNote({ viewer }: { viewer: Viewer }) {
  if (viewer.trialEndsAt === null && viewer.plan !== 'none') return null;
  return (
    <p className="px-2 text-note text-soft">
      {viewer.trialEndsAt === null ? (
        'You have no plan.'
      ) : (
        <>
          Trial until <DateTime value={viewer.trialEndsAt} />, no card needed.
        </>
      )}{' '}
      <Link to="/portal/billing" className="link">
        {viewer.trialEndsAt === null ? 'Choose one' : 'Plans'}
      </Link>
    </p>
  );
}
