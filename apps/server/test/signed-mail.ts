import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The TXT record with the key that signs messages. */
export const KEY_RECORD = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
export const SELECTOR = 'test';

export interface MailParts {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** Further header lines. */
  headers?: readonly string[];
  date?: Date;
  messageId?: string;
}

/** A message (RFC 5322). */
export function createMail({ from, to, subject, text, headers = [], date = new Date(), messageId }: MailParts): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${messageId ?? `${crypto.randomUUID()}@example.com`}>`,
    ...headers,
    '',
    ...text.split('\n'),
    '',
  ].join('\r\n');
}

/** Signs a message with DKIM. @param domain whose key it is */
export async function signMail(
  message: string,
  domain: string,
  options: { maxBodyLength?: number } = {},
): Promise<string> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const { signatures } = await dkimSign(message, {
    signingDomain: domain,
    selector: SELECTOR,
    privateKey: key,
    signatureData: [{ signingDomain: domain, selector: SELECTOR, privateKey: key, ...options }],
  });
  return signatures + message;
}
