import type { MailKind } from '@foothold/core/application-mail';

/** Words and limits of emails about applications. No schemas, so that a page doesn’t load any in the browser. */
export const inboxLimits = {
  /** Bytes of an email. */
  file: 10 * 1024 * 1024,
  /** Characters of a pasted email. */
  text: 100_000,
  /** Emails of a member in a day, however they arrive. */
  perDay: 300,
  pageSize: 20,
} as const;

/** How long the text of an email is stored, in days. The quoted sentence stays. */
export const MAIL_DAYS = 30;

export const MAIL_KIND_LABELS: Readonly<Record<MailKind, string>> = {
  received: 'Application received',
  rejected: 'Rejected',
  interview: 'Interview',
  offer: 'Offer',
  action: 'Something to do',
  none: 'Nothing about an application',
};

export const MAIL_SOURCES = ['forwarded', 'uploaded', 'pasted'] as const;

/** What became of an email. `noted`: it says something that needs no change. */
export const MAIL_OUTCOMES = ['waiting', 'applied', 'accepted', 'dismissed', 'undone', 'noted'] as const;

/** Why an email waits for its member instead of changing an application by itself. */
export const WAIT_REASONS = {
  unverified: 'We couldn’t verify who sent it.',
  sender:
    'It was signed, but not by the employer or a hiring system that we know. Once you accept an email from a domain with the employer’s name, later ones from there can change the application by themselves.',
  addressee: 'It isn’t addressed to the email address of your account.',
  old: 'It is more than 30 days old.',
  unsure: 'We aren’t sure what it says.',
  important: 'An offer, or an interview without a time, is only recorded once you confirm it.',
  'no-application': 'We found no application that it is about.',
  application: 'It could be about more than one application.',
  state: 'The application can’t change like this by itself.',
} as const;
export type WaitReason = keyof typeof WAIT_REASONS;
