import type { Mailbox, MailMessage } from './types.ts';

/** People forward what was forwarded to them; more layers than this aren't read. */
const MAX_LAYERS = 4;
/** The header lines of a wrapper come at once. */
const MAX_HEADER_LINES = 12;

const MARKERS = [
  // Gmail and most web mail.
  /^[\s>]*-{2,}\s*forwarded message\s*-{2,}\s*$/i,
  // Apple Mail.
  /^[\s>]*begin forwarded message:\s*$/i,
  // Older Outlook, Thunderbird, and Yahoo.
  /^[\s>]*-{2,}\s*(?:original|forwarded) message\s*-{2,}\s*$/i,
  /^[\s>]*-{2,}\s*forwarded by .{1,120}-{2,}\s*$/i,
];
const SUBJECT_PREFIX = /^\s*(?:fwd?|fw)\s*:\s*/i;
const HEADER_LINE = /^[\s>]*\*?(from|sent|date|to|cc|bcc|reply-to|subject|importance)\s*:\*?\s*(.*)$/i;

/** A message inside another one. `isMarked` is false if only header lines announce it, which also start a quoted thread. */
interface Wrapped {
  start: number;
  isMarked: boolean;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/**
 * The message that someone forwarded, as the wrappers of Gmail, Outlook, Apple Mail, and Thunderbird show it. The words of the person who
 * forwards it are left out. Returns the message itself if it isn't a forwarded one.
 */
export function unwrapForwarded(message: MailMessage): { message: MailMessage; isForwarded: boolean } {
  let current = message;
  let isForwarded = false;
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const wrapped = findWrapped(current.text);
    const isForward =
      wrapped !== null &&
      (isAnnounced(wrapped, current.text) || SUBJECT_PREFIX.test(current.subject) || isAtStart(wrapped, current.text));
    if (!wrapped || !isForward) break;
    isForwarded = true;
    current = {
      from: parseMailbox(wrapped.headers.get('from') ?? ''),
      subject: wrapped.headers.get('subject') ?? current.subject.replace(SUBJECT_PREFIX, ''),
      sentAt: parseDate(wrapped.headers.get('date') ?? wrapped.headers.get('sent') ?? '') ?? current.sentAt,
      text: wrapped.body,
      event: current.event ?? null,
    };
  }
  return { message: current, isForwarded };
}

/** "Original message" also starts the thread below an answer, so it counts only if nothing comes before it. */
const isAnnounced = ({ isMarked, start }: Wrapped, text: string): boolean =>
  isMarked && (!/original message/i.test(text.slice(start, start + 60)) || text.slice(0, start).trim() === '');

/** People paste a message with its header lines. */
const isAtStart = ({ start }: Wrapped, text: string): boolean => text.slice(0, start).trim() === '';

/** Where a message starts that is wrapped into this one, by its marker or the header lines that Outlook writes. */
export function findWrapped(text: string): Wrapped | null {
  const lines = text.split(/\r\n|\r|\n/);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const isMarked = MARKERS.some((marker) => marker.test(line));
    const read = isMarked
      ? readHeaders(lines, index + 1)
      : isHeaderStart(lines, index)
        ? readHeaders(lines, index)
        : null;
    if (read?.headers.has('from')) {
      const isQuoted = /^\s*>/.test(lines[index + (isMarked ? 1 : 0)] ?? '') || read.isQuoted;
      const rest = lines.slice(read.end);
      const body = (isQuoted ? rest.map((one) => one.replace(/^\s*> ?/, '')) : rest).join('\n');
      return { start: offset, isMarked, headers: read.headers, body };
    }
    offset += line.length + 1;
  }
  return null;
}

const isHeaderStart = (lines: readonly string[], index: number): boolean =>
  /^[\s>]*\*?from\s*:\*?\s*\S/i.test(lines[index] ?? '') &&
  /^[\s>]*\*?(?:sent|date|to|subject)\s*:/i.test(lines[index + 1] ?? '');

function readHeaders(lines: readonly string[], from: number) {
  const headers = new Map<string, string>();
  let isQuoted = false;
  let last: string | null = null;
  let at = from;
  while (at < lines.length && at - from < MAX_HEADER_LINES && (lines[at] ?? '').replaceAll(/[\s>]/g, '') === '') at++;
  for (; at < lines.length && at - from < MAX_HEADER_LINES; at++) {
    const line = lines[at] ?? '';
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      last = name.toLowerCase();
      if (!headers.has(last)) headers.set(last, value.trim());
      isQuoted ||= /^\s*>/.test(line);
    } else if (last !== null && /^[\s>]*\S/.test(line) && /^\s{2,}/.test(line.replace(/^\s*>/, ''))) {
      headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`);
    } else break;
  }
  return { headers, end: at, isQuoted };
}

/** "Acme Careers <no-reply@acme.example>" and what mail programs make of it. */
function parseMailbox(text: string): Mailbox {
  const address = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?/i.exec(text)?.[0] ?? '';
  const name = text
    .replace(/[<[(]\s*(?:mailto:)?[^\s<>[\]()]*@[^\s<>[\]()]*\s*[>\])]/gi, '')
    .replaceAll(/["*]/g, '')
    .replace(address, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { name, address: address.toLowerCase() };
}

/** Reads the date of a wrapper, whose zone is unknown: only the day is certain. */
function parseDate(text: string): string | null {
  const cleaned = text.replace(/\bat\b/i, ' ').replaceAll(/[\u00a0\u202f]/g, ' ');
  const time = Date.parse(cleaned);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
