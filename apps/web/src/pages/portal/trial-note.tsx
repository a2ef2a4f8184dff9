import type { Viewer } from '@foothold/contracts/accounts';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';

/** For accounts without a plan: how long the trial lasts or how to start it, with a link to plans. */
export function TrialNote({ viewer }: { viewer: Viewer }) {
  if (viewer.trialEndsAt === null && viewer.plan !== 'none') return null;
  const isNotStarted = viewer.trial === 'not-started';
  return (
    <p className="px-2 text-note text-soft">
      {viewer.trialEndsAt === null ? (
        isNotStarted ? (
          `Confirm your email to start your ${TRIAL_DAYS}-day free trial.`
        ) : (
          'You don’t have a plan.'
        )
      ) : (
        <>
          Free trial until <DateTime value={viewer.trialEndsAt} />. No card needed.
        </>
      )}{' '}
      <Link to="/portal/billing" className="link">
        {viewer.trialEndsAt === null && !isNotStarted ? 'Choose a plan' : 'View plans'}
      </Link>
    </p>
  );
}
