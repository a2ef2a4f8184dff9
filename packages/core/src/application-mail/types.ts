/** What an email says about an application. `none`: it says nothing that changes one. */
export const MAIL_KINDS = ['received', 'rejected', 'interview', 'offer', 'action', 'none'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `unsure` means that a person has to decide. */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export interface Mailbox {
  name: string;
  /** In lower case. Empty if it isn't known. */
  address: string;
}

/** An event of a calendar part (RFC 5545). */
export interface MailEvent {
  method: 'request' | 'cancel' | 'other';
  summary: string;
  /** ISO 8601 in UTC; null if the part names no time with a zone. */
  startsAt: string | null;
  /** The name of the zone in the time zone database. Null if `startsAt` is. */
  zone: string | null;
  endsAt: string | null;
}

/** An email as it was received. */
export interface MailMessage {
  from: Mailbox;
  subject: string;
  /** ISO 8601; null if unknown. */
  sentAt: string | null;
  /** The text with everything that people quote and add below it. */
  text: string;
  event?: MailEvent | null;
  /** Names of its reader in lower case, so that a message to someone else isn’t taken for theirs. Unknown if empty. */
  readerNames?: readonly string[];
}

/** A message without its wrapper, its thread, its signature, and its footer. */
export interface NewestMessage extends Omit<MailMessage, 'event' | 'readerNames'> {
  event: MailEvent | null;
  /** Whether someone forwarded it, so that the sender is only what the wrapper says. */
  isForwarded: boolean;
}

/** A date that a message names. */
export interface InterviewTime {
  /** ISO 8601 in UTC. Null unless the message names the date, the time, and the zone. */
  at: string | null;
  /** `YYYY-MM-DD` in the zone of the message. */
  date: string;
  /** The name of the zone in the time zone database. Null if `at` is. */
  zone: string | null;
  /** The words of the message. */
  text: string;
}

export interface MailReading {
  kind: MailKind;
  certainty: Certainty;
  /** The sentence of the message that says it. Null if there is none. */
  quote: string | null;
  /** Set if the message moves or cancels an interview that was already planned. */
  interviewChange: 'rescheduled' | 'canceled' | null;
  interview: InterviewTime | null;
  /** What the message calls the employer and the job; null if it doesn't name them. */
  company: string | null;
  title: string | null;
}
