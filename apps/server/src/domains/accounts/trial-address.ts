import { domainToASCII } from 'node:url';

/** Domain names that all reach the same Gmail mailboxes (https://support.google.com/mail/answer/10313). */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for every spelling of a mailbox, so that each mailbox gets one trial. Never used to send mail.
 * - Lower case: RFC 5321 (2.4) lets a server distinguish local parts by case, but asks servers not to.
 * - Without a tag: `name+tag` is delivered to `name` (RFC 5233, subaddressing).
 * - Without dots at Gmail, which ignores them (https://support.google.com/mail/answer/7436150).
 * - The domain in its ASCII form (UTS #46, as browsers write it).
 * @param email an address that `emailSchema` accepted
 */
export function normalizeTrialAddress(email: string): string {
  const lower = email.trim().normalize('NFC').toLowerCase();
  const end = lower.lastIndexOf('@');
  const typedDomain = lower.slice(end + 1);
  const domain = domainToASCII(typedDomain) || typedDomain;
  const local = lower.slice(0, end);
  const [untagged = ''] = local.split('+');
  const isGmail = GMAIL.includes(domain);
  const name = isGmail ? untagged.replaceAll('.', '') : untagged;
  return `${name || local}@${isGmail ? GMAIL[0] : domain}`;
}
