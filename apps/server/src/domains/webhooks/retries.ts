const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each failed attempt. Together a little over a day, as Standard Webhooks recommends. */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** How much a delay is lengthened at most, so that the events of an endpoint that was down don't all come at once. */
const JITTER = 0.2;
/** A receiver that asks us to wait longer is tried after this time. */
const MAX_RETRY_AFTER_MS = 12 * HOUR_MS;

/**
 * When to try again.
 * @param tries failed attempts so far, at least 1
 * @param retryAfter the header of the response, if it had one
 * @param random from 0 to 1
 * @returns milliseconds, or null to give up
 */
export function getRetryDelay(
  tries: number,
  { retryAfter, now, random }: { retryAfter: string | undefined; now: Date; random: number },
): number | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  const asked = Math.min(parseRetryAfter(retryAfter, now), MAX_RETRY_AFTER_MS);
  return Math.round(Math.max(delay * (1 + JITTER * random), asked));
}

/** Seconds, or a date (RFC 9110, section 10.2.3). Zero for anything else. */
function parseRetryAfter(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * SECOND_MS;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
