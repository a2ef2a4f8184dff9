import type { ConsentKind } from '@foothold/contracts/accounts';
import { Link } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ConsentForm } from './consent-form.tsx';
import { Section } from './section.tsx';

/** Email preferences: optional newsletters, and the emails that an account needs. */
export function MailPanel({ standing }: { standing: Partial<Record<ConsentKind, boolean>> }) {
  const isSubscribed = standing.newsletter ?? true;
  return (
    <Section id="mail" title="Emails" note="Every news email has an unsubscribe link.">
      <ul className="border-t border-line">
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
          <div>
            <p className="flex flex-wrap items-center gap-3 font-medium">
              News and reminders {isSubscribed ? <Badge tone="hold">On</Badge> : <Badge>Off</Badge>}
            </p>
            <p className="text-note text-soft">For example, a reminder that your trial ends in three days.</p>
          </div>
          <ConsentForm kind="newsletter" isGiven={isSubscribed} giveLabel="Subscribe" withdrawLabel="Unsubscribe" />
        </li>
        <li className="border-b border-line py-3.5">
          <p className="font-medium">Job alerts</p>
          <p className="text-note text-soft">
            Emails about new jobs for searches that you saved. Turn each on or off, or get notifications in your browser
            instead, under{' '}
            <Link to="/portal/saved-searches" className="link">
              Saved searches
            </Link>
            .
          </p>
        </li>
        <li className="border-b border-line py-3.5">
          <p className="font-medium">Weekly reports</p>
          <p className="text-note text-soft">
            If a recruiter works for you: each Monday, what was done for you. Turn them on or off under{' '}
            <Link to="/portal/recruiter/reports" className="link">
              Weekly reports
            </Link>
            .
          </p>
        </li>
        <li className="border-b border-line py-3.5">
          <p className="font-medium">Account emails</p>
          <p className="text-note text-soft">
            Links to confirm your email or set a password, security alerts, receipts, failed payments, messages about
            your registration and your recruiter, and replies to your messages. You can’t turn these off.
          </p>
        </li>
      </ul>
    </Section>
  );
}
