import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { Job, Queue } from '../queue.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Newsletters can be unsubscribed from, at `unsubscribeUrl`; emails that an account or an inquiry needs can't. */
  kind: 'transactional' | 'news';
  /** Where a POST unsubscribes without further questions (RFC 8058). */
  unsubscribeUrl?: string;
  /** An event that the reader's calendar adds or, with `CANCEL`, removes (RFC 6047). */
  calendar?: CalendarFile;
}

const calendarSchema = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
/** `content` is iCalendar text (RFC 5545) whose METHOD is `method`. */
export type CalendarFile = z.infer<typeof calendarSchema>;

/** A message with the id of its row in `mails`, which is the same at every attempt. */
export interface StoredMessage extends Message {
  id: string;
  createdAt: Date;
}

/** Passes a message to a mail service, or writes it to the outbox folder. */
export interface MailTransport {
  /** The state of a delivered message: `sent` by a service, `kept` in the outbox folder. */
  outcome: 'sent' | 'saved';
  /** @throws Error if the message wasn't accepted; the queue retries */
  deliver(message: StoredMessage): Promise<void>;
  close(): void;
}

export interface Mail {
  /** Inside a transaction, the message is sent only if the transaction is committed. */
  send(executor: Executor, message: Message): Promise<void>;
}

export const deliverMail: Job<{ mailId: string }> = {
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  retries: 6,
};

/** Every message is stored as a row first, and a job delivers it. */
export function createMail(queue: Queue): Mail {
  return {
    async send(executor, message) {
      const { id } = await executor
        .insertInto('mails')
        .values({
          recipient: message.to,
          subject: message.subject,
          body_text: message.text,
          body_html: message.html,
          kind: message.kind,
          unsubscribe_url: message.unsubscribeUrl ?? null,
          calendar: message.calendar ? JSON.stringify(message.calendar) : null,
          state: 'queued',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queue.add(executor, deliverMail, { mailId: id });
    },
  };
}

/** Mail services quote what they refuse, and staff read the reason: a link in it would grant them access. */
const withoutLinks = (reason: string) => reason.replaceAll(/https?:\/\/\S+/gi, '[link]');

/**
 * The job: delivers one queued message and records the result.
 * @param isDemo whether a recipient is a demo account, whose emails in the outbox folder the console shows as well
 * @throws Error without any link from the message, if it wasn't accepted
 */
export async function deliver(
  db: Executor,
  transport: MailTransport,
  mailId: string,
  isDemo: (recipient: string) => Promise<boolean>,
): Promise<void> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('state', 'in', ['queued', 'failed'])
    .executeTakeFirst();
  if (!row) return; // sent by an earlier attempt, or erased
  try {
    await transport.deliver({
      id: row.id,
      createdAt: row.created_at,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      kind: row.kind as Message['kind'],
      ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
      ...(row.calendar !== null && { calendar: calendarSchema.parse(row.calendar) }),
    });
  } catch (error) {
    const reason = withoutLinks(error instanceof Error ? error.message : 'unknown').slice(0, 500);
    await db.updateTable('mails').set({ state: 'failed', error: reason }).where('id', '=', mailId).execute();
    throw new Error(reason);
  }
  const { outcome } = transport;
  await db
    .updateTable('mails')
    // Emails contain links that grant access: once delivered, only the record stays.
    .set({
      state: outcome,
      error: null,
      sent_at: outcome === 'sent' ? new Date() : null,
      body_text: outcome === 'saved' && (await isDemo(row.recipient)) ? row.body_text : '',
      body_html: '',
      calendar: null,
      unsubscribe_url: null,
    })
    .where('id', '=', mailId)
    .execute();
}
