import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { Job, Queue } from '../queue.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** News can be refused, and then `unsubscribeUrl` is where; what an account or an enquiry needs cannot. */
  kind: 'transactional' | 'news';
  /** Where a POST ends the news without any further question (RFC 8058). */
  unsubscribeUrl?: string;
  /** An appointment that the reader's calendar takes over or, with `CANCEL`, lets go (RFC 6047). */
  calendar?: CalendarFile;
}

const calendarSchema = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
/** `content` is iCalendar text (RFC 5545) whose METHOD is `method`. */
export type CalendarFile = z.infer<typeof calendarSchema>;

/** Hands a message to a mail service. */
export interface MailTransport {
  /** @throws Error when the service did not take it; the queue tries again */
  deliver(message: Message): Promise<void>;
}

export interface Mail {
  /** Inside a transaction the message goes out only if the transaction is committed. */
  send(executor: Executor, message: Message): Promise<void>;
}

export const deliverMail: Job<{ mailId: string }> = {
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  retries: 6,
};

/** Every message is a row first. With a transport a job delivers it; without one it stays in the outbox. */
export function createMail(queue: Queue, transport: MailTransport | null): Mail {
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
          state: transport ? 'queued' : 'kept',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (transport) await queue.add(executor, deliverMail, { mailId: id });
    },
  };
}

/** The job: delivers one queued message and records what came of it. */
export async function deliver(db: Executor, transport: MailTransport, mailId: string): Promise<void> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('state', 'in', ['queued', 'failed'])
    .executeTakeFirst();
  if (!row) return; // sent by an earlier try, or erased
  try {
    await transport.deliver({
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      kind: row.kind as Message['kind'],
      ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
      ...(row.calendar !== null && { calendar: calendarSchema.parse(row.calendar) }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await db.updateTable('mails').set({ state: 'failed', error: reason }).where('id', '=', mailId).execute();
    throw error;
  }
  await db
    .updateTable('mails')
    // Letters carry links that let someone in: once delivered, only the record stays.
    .set({
      state: 'sent',
      error: null,
      sent_at: new Date(),
      body_text: '',
      body_html: '',
      calendar: null,
      unsubscribe_url: null,
    })
    .where('id', '=', mailId)
    .execute();
}
