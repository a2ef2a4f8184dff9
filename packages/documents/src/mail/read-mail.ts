import type { Mailbox, MailEvent, MailMessage } from '@foothold/core/application-mail';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { readCalendar } from './calendar.ts';
import { MailError } from './mail-error.ts';
import { toVisibleText } from './visible-text.ts';

/** The largest message that is read, in bytes. */
export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_HEADER_LINES = 4000;
const MAX_DEPTH = 20;
const MAX_PARTS = 200;
/** Lines that may separate parts. Also those of signatures and tables in texts. */
const MAX_BOUNDARIES = 2000;
const MAX_HTML = 2 * 1024 * 1024;
const MAX_TEXT = 200_000;

/** A message as it was received. */
export interface ReadMail extends MailMessage {
  /** Without angle brackets; null if the message has none. */
  messageId: string | null;
  /** To and Cc. */
  recipients: Mailbox[];
  event: MailEvent | null;
}

/**
 * Reads a message (RFC 5322 with MIME). Attachments aren't opened, except a calendar part.
 * @throws MailError
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  if (bytes.byteLength > MAX_MAIL_BYTES) throw new MailError('mail.too-large');
  assertBounded(bytes);
  const email = await parse(bytes);
  if (email.headers.length === 0 || !(email.from || email.subject || email.date))
    throw new MailError('mail.not-an-email');
  return {
    messageId: email.messageId?.replaceAll(/[<>\s]/g, '').slice(0, 500) || null,
    from: {
      name: email.from?.name?.slice(0, 300) ?? '',
      address: email.from?.address?.toLowerCase().slice(0, 320) ?? '',
    },
    recipients: listMailboxes([...(email.to ?? []), ...(email.cc ?? [])]),
    subject: email.subject?.slice(0, 1000) ?? '',
    sentAt: toTime(email.date),
    text: toText(email),
    event: findEvent(email),
  };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: MAX_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
      attachmentEncoding: 'arraybuffer',
    });
  } catch (error) {
    throw new MailError('mail.too-complex', { cause: error });
  }
}

/** Refuses a message with more lines in its header or more parts than people send, before it is parsed. */
function assertBounded(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const headerEnd = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  if (headerEnd > MAX_HEADER_BYTES) throw new MailError('mail.too-complex');
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < headerEnd; at = text.indexOf('\n', at + 1)) lines++;
  let parts = 0;
  for (const _ of text.matchAll(/\ncontent-type[ \t]*:/gi)) parts++;
  let boundaries = 0;
  for (let at = text.indexOf('\n--'); at !== -1 && boundaries <= MAX_BOUNDARIES; at = text.indexOf('\n--', at + 1))
    boundaries++;
  if (lines > MAX_HEADER_LINES || parts > MAX_PARTS || boundaries > MAX_BOUNDARIES)
    throw new MailError('mail.too-complex');
}

/** People see the HTML of a message that has both. */
function toText({ html, text }: Email): string {
  const visible = html && html.length <= MAX_HTML ? toVisibleText(html) : '';
  return (visible.trim() === '' ? (text ?? '') : visible).slice(0, MAX_TEXT);
}

function findEvent({ attachments }: Email): MailEvent | null {
  const part = attachments.find(
    ({ mimeType, filename }) => /calendar/i.test(mimeType) || /\.ics$/i.test(filename ?? ''),
  );
  if (!part) return null;
  const { content } = part;
  if (typeof content !== 'string' && content.byteLength > MAX_TEXT) return null;
  return readCalendar(typeof content === 'string' ? content : new TextDecoder().decode(content));
}

const toTime = (date: string | undefined): string | null =>
  date === undefined || Number.isNaN(Date.parse(date)) ? null : new Date(date).toISOString();

const listMailboxes = (addresses: readonly Address[]): Mailbox[] =>
  addresses
    .flatMap((one) => ('group' in one && one.group ? one.group : [one]))
    .flatMap(({ name, address }) =>
      address ? [{ name: name.slice(0, 300), address: address.toLowerCase().slice(0, 320) }] : [],
    )
    .slice(0, 100);
