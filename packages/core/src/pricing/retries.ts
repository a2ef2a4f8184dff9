/** Days after the first failure on which a failed renewal is retried. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the card is charged next.
 * @param failures failed attempts so far, including the first
 * @returns null after the last one. Never before tomorrow if attempts were late, so that two of them aren't made at once.
 */
export function findNextRetry(firstFailedAt: Date, failures: number, now: Date): Date | null {
  const days = RETRY_DAYS[failures - 1];
  if (days === undefined) return null;
  const planned = firstFailedAt.getTime() + days * DAY_MS;
  return new Date(planned > now.getTime() ? planned : now.getTime() + DAY_MS);
}

/** Whether the next attempt is the last one. */
export const isLastRetry = (failures: number): boolean => failures === RETRY_DAYS.length;
