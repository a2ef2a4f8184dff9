import type { FitVerdict, VisaFit } from '@foothold/core/visa';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';

const NOW_TEXTS: Record<FitVerdict, string> = {
  'nothing-against': 'Nothing in the ad rules out your status.',
  'ad-rules-out': 'The ad’s own words rule out your status.',
  'ad-offers-petition': 'The employer would have to file a petition for you. The ad says that it sponsors.',
  ask: 'The ad doesn’t settle it. Ask the employer before you apply.',
};

const AFTER_TEXTS: Record<FitVerdict, string> = {
  ...NOW_TEXTS,
  'ad-rules-out': 'You’d need a sponsor or another status, and the ad’s own words rule that out.',
  'ad-offers-petition': 'You’d need a sponsor or another status. The ad says that it sponsors.',
  ask: 'You’d need a sponsor or another status. The ad doesn’t say whether it sponsors, so ask.',
};

/** How one listing fits the member's visa status, from the listing's own words. Shown to the member alone. */
export function ListingVisaFit({ fit: { now, after, until } }: { fit: VisaFit }) {
  return (
    <section aria-labelledby="visa-fit" className="flex flex-col gap-2">
      <h2 id="visa-fit" className="font-text text-small font-strong tracking-normal">
        Your visa status
      </h2>
      <dl className="flex flex-col gap-2 text-small">
        <div>
          <dt className="text-soft">Now</dt>
          <dd>{NOW_TEXTS[now]}</dd>
        </div>
        <div>
          <dt className="text-soft">
            {until === null ? (
              'After your work authorization ends'
            ) : (
              <>
                After <DateTime value={until} />
              </>
            )}
          </dt>
          <dd>{AFTER_TEXTS[after]}</dd>
        </div>
      </dl>
      <p className="text-note text-soft">
        Only you see this. Confirm with your DSO or an immigration attorney.{' '}
        <Link to="/portal/profile/visa" className="link">
          Open visa clock
        </Link>
      </p>
    </section>
  );
}
