import type { ReadEmail } from './mail-reader.ts';

/** What a mail provider asks before it forwards to an address. */
export interface ForwardingConfirmation {
  code: string | null;
  url: string | null;
  mailbox: string | null;
}

/** Who sends them for Gmail, as https://support.google.com/mail/answer/10957 describes. */
const GMAIL_SENDER = 'forwarding-noreply@google.com';
const GMAIL_LINK = /https:\/\/mail(?:-settings)?\.google\.com\/mail\/[\w\-.~%/?=&[\]]{10,500}/;

/** Reads the forwarding confirmation of Gmail. Null if the message isn't one, or Google's signature isn't valid. */
export function readConfirmation(
  { outer, text }: ReadEmail,
  verifiedDomain: string | null,
): ForwardingConfirmation | null {
  if (outer.from.address !== GMAIL_SENDER || verifiedDomain !== 'google.com') return null;
  const code =
    /\(#(\d{6,12})\)/.exec(outer.subject)?.[1] ?? /confirmation code:?\s*(\d{6,12})/i.exec(text)?.[1] ?? null;
  const url = GMAIL_LINK.exec(text)?.[0] ?? null;
  const mailbox = /([\w.+-]{1,64}@[\w.-]{1,190})/.exec(outer.subject)?.[1] ?? null;
  return code === null && url === null ? null : { code, url, mailbox };
}
