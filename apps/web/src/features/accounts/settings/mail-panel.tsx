import type { ConsentKind } from '@foothold/contracts/accounts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ConsentForm } from './consent-form.tsx';
import { Section } from './section.tsx';

/** What comes by mail: news, as long as they are wanted; what the account needs, always. */
export function MailPanel({ standing }: { standing: Partial<Record<ConsentKind, boolean>> }) {
  const wanted = standing.newsletter ?? true;
  return (
    <Section id="mail" title="Mail" note="Each piece of news has a link at its foot that ends them by one press, too.">
      <ul className="border-t border-line">
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
          <div>
            <p className="flex flex-wrap items-center gap-3 font-medium">
              News {wanted ? <Badge tone="hold">On</Badge> : <Badge>Off</Badge>}
            </p>
            <p className="text-note text-soft">Like the reminder that your trial ends in three days.</p>
          </div>
          <ConsentForm kind="newsletter" stands={wanted} give="Send me news" withdraw="No more news" />
        </li>
        <li className="border-b border-line py-3.5">
          <p className="font-medium">What your account needs</p>
          <p className="text-note text-soft">
            Links to confirm an address or to set a password, notices about security, receipts, payments that failed,
            and answers to what you asked. They always come.
          </p>
        </li>
      </ul>
    </Section>
  );
}
