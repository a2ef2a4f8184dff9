import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { Job, Queue } from '../queue.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Newsletters have an `unsubscribeUrl`. Emails that an account or inquiry needs don't. */
  kind: 'transactional' | 'news';
  /** A POST to this URL unsubscribes without further questions (RFC 8058). */
  unsubscribeUrl?: string;
  /** An event that the reader's calendar adds or, with `CANCEL`, removes (RFC 6047). */
  calendar?: CalendarFile;
}

const calendarSchema = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });
/** `content` is iCalendar text (RFC 5545) whose METHOD is `method`. */
export type CalendarFile = z.infer<typeof calendarSchema>;

/** A message with the ID of its row in `mails`, which stays the same across attempts. */
export interface StoredMessage extends Message {
  id: string;
  createdAt: Date;
}

/** Passes a message to a mail service or writes it to the outbox folder. */
export interface MailTransport {
  /** The state after delivery: `sent` by a service, or `kept` in the outbox folder. */
  outcome: 'sent' | 'saved';
  /** Delivers a message. @throws Error if it wasn't accepted; the queue retries */
  deliver(message: StoredMessage): Promise<void>;
  /** @throws Error if nothing can be delivered right now */
  check(): Promise<void>;
  close(): void;
}

export interface Mail {
  /** Inside a transaction, the message is sent only on commit. */
  send(executor: Executor, message: Message): Promise<void>;
  /** Like `send`, for several messages. */
  sendAll(executor: Executor, messages: readonly Message[]): Promise<void>;
}

export const deliverMail: Job<{ mailId: string }> = {
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  retries: 6,
};

/** Stores every message as a row first. A job delivers it. */
export function createMail(queue: Queue): Mail {
  async function sendAll(executor: Executor, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const rows = await executor.insertInto('mails').values(messages.map(toRow)).returning('id').execute();
    await queue.addAll(
      executor,
      deliverMail,
      rows.map(({ id }) => ({ mailId: id })),
    );
  }

  return { sendAll, send: (executor, message) => sendAll(executor, [message]) };
}

const toRow = (message: Message) => ({
  recipient: message.to,
  subject: message.subject,
  body_text: message.text,
  body_html: message.html,
  kind: message.kind,
  unsubscribe_url: message.unsubscribeUrl ?? null,
  calendar: message.calendar ? JSON.stringify(message.calendar) : null,
  state: 'queued',
});

/** Mail services quote what they reject, and staff read the reason. A link in it would give them access. */
const withoutLinks = (reason: string) => reason.replaceAll(/https?:\/\/\S+/gi, '[link]');

/**
 * Delivers one queued message and records the result.
 * @param isDemo whether a recipient is a demo account, whose emails are also shown in the console
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
  if (!row) return; // An earlier attempt sent it, or it was erased.
  // With about the time, only the partition of its month is searched. A Date has milliseconds, and the column microseconds.
  const time = row.created_at.getTime();
  const change = db
    .updateTable('mails')
    .where('id', '=', mailId)
    .where('created_at', '>', new Date(time - 2))
    .where('created_at', '<', new Date(time + 2));
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
    await change.set({ state: 'failed', error: reason }).execute();
    throw new Error(reason);
  }
  const { outcome } = transport;
  await change
    // Emails contain links that grant access, so only the record stays after delivery.
    .set({
      state: outcome,
      error: null,
      sent_at: outcome === 'sent' ? new Date() : null,
      body_text: outcome === 'saved' && (await isDemo(row.recipient)) ? row.body_text : '',
      body_html: '',
      calendar: null,
      unsubscribe_url: null,
    })
    .execute();
}
