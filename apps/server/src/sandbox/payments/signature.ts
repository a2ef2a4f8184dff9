import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentServiceError } from '../../platform/payments/payments.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';
/** As in Stripe's library: long enough for slow delivery, short enough that a captured event is worthless. */
const TOLERANCE_SECONDS = 300;
const HEADER_PATTERN = /^t=(?<time>\d{1,12}),v1=(?<hex>[0-9a-f]{64})$/;

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

function hashText(secret: Buffer, time: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}

/** The header value that proves who sent these exact bytes and when. */
export function sign(secret: Buffer, body: Uint8Array, at: Date): string {
  const time = String(toSeconds(at));
  return `t=${time},v1=${hashText(secret, time, body).toString('hex')}`;
}

/** Verifies a signature. @throws PaymentServiceError `signature` if it is missing, not ours, for other bytes, or more than five minutes off */
export function requireSignature(secret: Buffer, body: Uint8Array, header: string | null, now: Date): void {
  const { time, hex } = HEADER_PATTERN.exec(header ?? '')?.groups ?? {};
  if (time === undefined || hex === undefined) throw new PaymentServiceError('signature', 'The signature is missing.');
  if (!timingSafeEqual(hashText(secret, time, body), Buffer.from(hex, 'hex')))
    throw new PaymentServiceError('signature', 'The signature does not match.');
  if (Math.abs(toSeconds(now) - Number(time)) > TOLERANCE_SECONDS)
    throw new PaymentServiceError('signature', 'The signature timestamp is off by more than five minutes.');
}
