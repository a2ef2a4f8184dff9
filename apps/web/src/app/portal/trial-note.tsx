import type { Viewer } from '@foothold/contracts/accounts';
import { DateTime } from '../../shared/format/use-format.tsx';

/** Until when everything is open, for an account that has not bought a plan. */
export function TrialNote({ viewer }: { viewer: Viewer }) {
  if (viewer.trialEndsAt === null) return null;
  return (
    <p className="px-2 text-note text-soft">
      Trial until <DateTime value={viewer.trialEndsAt} />, no card needed.
    </p>
  );
}
