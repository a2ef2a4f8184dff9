import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret: 256 random bits in base64 after `whsec_`. */
export const createSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  id: string;
  /** When the attempt started. */
  at: Date;
  body: string;
}

/**
 * The headers of Standard Webhooks 1.0, with a signature for each secret. Two lines of node:crypto, rather than the `standardwebhooks`
 * package, which computes SHA-256 in JavaScript and takes one secret.
 * @param secrets the current one first
 */
export function createSignedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
