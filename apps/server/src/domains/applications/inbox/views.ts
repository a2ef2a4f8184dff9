import { MAIL_DAYS, type ReceivedMail } from '@foothold/contracts/applications/inbox';
import { toLocalTime } from '@foothold/core/tracking';
import type { Executor } from '../../../platform/db/database.ts';
import { listApplicationNames, type MailRow } from './inbox-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Emails as their member sees them, with the applications that they are about. */
export async function toViews(db: Executor, rows: readonly MailRow[]): Promise<ReceivedMail[]> {
  const ids = [...new Set(rows.flatMap(({ application_id }) => application_id ?? []))];
  const known = new Map((await listApplicationNames(db, ids)).map((application) => [application.id, application]));
  return rows.map((row) => {
    const application = known.get(row.application_id ?? '');
    return {
      id: row.id,
      source: row.source as ReceivedMail['source'],
      sender: { name: row.sender_name, address: row.sender_address },
      subject: row.subject,
      sentAt: row.sent_at?.toISOString() ?? null,
      receivedAt: row.received_at.toISOString(),
      kind: row.kind as ReceivedMail['kind'],
      certainty: row.certainty as ReceivedMail['certainty'],
      quote: row.quote,
      interviewChange: row.interview_change as ReceivedMail['interviewChange'],
      interviewAt: row.interview_at?.toISOString() ?? null,
      interviewStarts:
        row.interview_at && row.interview_zone ? toLocalTime(row.interview_at, row.interview_zone) : null,
      interviewZone: row.interview_zone,
      interviewDay: row.interview_day === null ? null : String(row.interview_day),
      company: row.company,
      title: row.title,
      verified:
        row.verified_domain === null ? null : { domain: row.verified_domain, by: row.verified_by as 'dkim' | 'arc' },
      application: application ? { id: application.id, title: application.title, company: application.company } : null,
      waitsBecause: row.waits_because as ReceivedMail['waitsBecause'],
      outcome: row.outcome as ReceivedMail['outcome'],
      undoable:
        (row.outcome === 'applied' || row.outcome === 'accepted') &&
        row.event_id !== null &&
        String(application?.last_event_id) === String(row.event_id),
      deletedAt: row.file_key === null ? null : new Date(row.received_at.getTime() + MAIL_DAYS * DAY_MS).toISOString(),
    };
  });
}
