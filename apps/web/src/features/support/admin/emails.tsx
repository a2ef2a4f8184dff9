import type { OutgoingMail } from '@foothold/contracts/support';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { MailState } from '../mail-state.tsx';

/** Emails sent to the person who wrote to us, newest first, each linked to its record. */
export function Emails({ emails, reference }: { emails: readonly OutgoingMail[]; reference: string }) {
  if (emails.length === 0) {
    return <p className="text-soft">No emails mention {reference}.</p>;
  }
  return (
    <ul className="flex flex-col gap-3">
      {emails.map(({ id, subject, createdAt, state }) => (
        <li key={id} className="flex flex-col items-start gap-1">
          <Link className="link" to={`/console/outbox/${id}`}>
            {subject}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
            <span>
              <DateTime value={createdAt} time /> UTC
            </span>
            <MailState state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}
