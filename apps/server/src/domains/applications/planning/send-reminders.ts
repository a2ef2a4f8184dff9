import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { type ApplicationsDeps, getApplicationPath } from '../deps.ts';
import * as repository from './calendar-repository.ts';
import { renderReminderEmail } from './reminder-email.ts';

/** Reminders that one job sends. The next minute's job sends the others. */
const REMINDERS_AT_ONCE = 500;

/**
 * Sends due reminders. Email, notification, its jobs for browsers, and the record of it are written in one transaction with a lock on the
 * reminder, so it is sent once, whatever crashes and however many processes work.
 */
export function createReminderSender(deps: ApplicationsDeps) {
  const { db, transact, logger, mail, notifications, events, accounts, now } = deps;

  /** The job behind `sendDueReminders`. */
  async function sendDue(): Promise<void> {
    for (const id of await repository.listDueReminders(db, now(), REMINDERS_AT_ONCE)) {
      try {
        await transact((trx) => sendOne(trx, id));
      } catch (error) {
        // One reminder that fails must not hold up the others. It is tried again the next minute.
        logger.error({ err: error, reminder: id }, 'a reminder couldn’t be sent');
      }
    }
  }

  async function sendOne(trx: Transaction<DB>, id: string): Promise<void> {
    const reminder = await repository.lockDueReminder(trx, id, now());
    if (!reminder) return;
    const account = await accounts.account({ id: reminder.user_id }, trx);
    const isIncluded = account.entitlements['applications.live'] === true && !account.sample;
    await repository.markReminder(trx, id, isIncluded ? 'sent_at' : 'skipped_at', now());
    await events.publish(trx, account.id, { kind: 'application', id: reminder.application_id });
    if (!isIncluded) return;
    const { text, job_title: jobTitle, company, application_id: applicationId } = reminder;
    const message = renderReminderEmail({ to: account, text, jobTitle, company, applicationId }, deps);
    const wantsEmail = reminder.email_reminders ?? true;
    if (wantsEmail && account.emailConfirmed) await mail.send(trx, message);
    await notifications.notify(trx, {
      userId: account.id,
      source: 'applications',
      title: message.subject,
      text: `${jobTitle}, ${company}`,
      path: getApplicationPath(applicationId),
      // A reminder that is moved is announced again.
      key: `reminder ${id} ${reminder.due_at.toISOString()}`,
      push: true,
    });
  }

  return { sendDue };
}
