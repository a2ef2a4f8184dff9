import { MAIL_KIND_LABELS } from '@foothold/contracts/applications/inbox-choices';
import type { MailKind } from '@foothold/core/application-mail';
import type { ApplicationState } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { lockApplication } from '../repository.ts';
import { INBOX_PATH, type InboxDeps } from './deps.ts';
import { insertInterview, type MailRow } from './inbox-repository.ts';

const MAX_REASON = 300;
const DEFAULT_MINUTES = 60;

/** What an email changed. */
export interface MailChange {
  /** Null if the application was in that state already. */
  eventId: string | null;
  interviewId: string | null;
}

/** Changes applications because of emails, and tells their members. */
export function createMailChanges({
  applications,
  notifications,
  now,
}: Pick<InboxDeps, 'applications' | 'notifications' | 'now'>) {
  /**
   * Sets the state that an email says, with the sentence that says it as the reason.
   * @param isMembersChoice the member may set any state; an email can't move an application back
   * @throws AppError `resource.not-found`, `applications.not-allowed`
   */
  async function apply(
    trx: Transaction<DB>,
    mail: MailRow,
    { applicationId, to, isMembersChoice }: { applicationId: string; to: ApplicationState; isMembersChoice: boolean },
  ): Promise<MailChange> {
    const row = await lockApplication(trx, applicationId);
    if (row?.user_id !== mail.user_id) throw new AppError('resource.not-found');
    const move = {
      actorId: isMembersChoice ? mail.user_id : null,
      to,
      happenedOn: (mail.sent_at ?? mail.received_at).toISOString().slice(0, 'YYYY-MM-DD'.length),
      reason: mail.quote?.slice(0, MAX_REASON) ?? null,
    };
    let result = await applications.recordMove(trx, row, { by: 'email', ...move });
    if ('refusal' in result && result.refusal === 'not-allowed' && isMembersChoice)
      result = await applications.recordMove(trx, row, { by: 'member', ...move });
    if ('refusal' in result && result.refusal !== 'same') throw new AppError('applications.not-allowed');
    return {
      eventId: 'row' in result ? String(requireFound(result.row.last_event_id)) : null,
      interviewId: to === 'interview' ? await addInterview(trx, mail, row) : null,
    };
  }

  async function addInterview(trx: Transaction<DB>, mail: MailRow, row: { id: string; company: string }) {
    if (mail.interview_at === null || mail.interview_zone === null || mail.interview_change !== null) return null;
    return insertInterview(trx, {
      applicationId: row.id,
      title: `Interview with ${row.company}`,
      startsAt: mail.interview_at,
      minutes: mail.interview_minutes ?? DEFAULT_MINUTES,
      timeZone: mail.interview_zone,
      at: now(),
    });
  }

  /** Tells the member what an email says, or that it waits for them. */
  async function announce(trx: Transaction<DB>, mail: MailRow, company: string | null): Promise<void> {
    if (mail.kind === 'none') return;
    const about = company ?? mail.company ?? (mail.sender_name || mail.sender_address || 'An email');
    const label = MAIL_KIND_LABELS[mail.kind as MailKind];
    await notifications.notify(trx, {
      userId: mail.user_id,
      source: 'applications',
      title: mail.outcome === 'waiting' ? `Check an email from ${about}` : `${about}: ${label}`,
      ...(mail.quote && { text: `“${mail.quote}”` }),
      path: INBOX_PATH,
      key: `application mail ${mail.id}`,
    });
  }

  return { apply, announce };
}
