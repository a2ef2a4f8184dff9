import type { ReceivedEvent } from './doubles/webhook-receiver.ts';

/** Verifies a signature with Web Crypto, as the documentation tells receivers to. */
export async function hasSignature({ headers, body }: ReceivedEvent, secret: string): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  const checks = String(headers['webhook-signature'])
    .split(' ')
    .map((one) => {
      const [version, signature = ''] = one.split(',');
      return version === 'v1' && crypto.subtle.verify('HMAC', key, Buffer.from(signature, 'base64'), signed);
    });
  return (await Promise.all(checks)).includes(true);
}
