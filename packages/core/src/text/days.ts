const DAY = 86_400_000;
const ISO_DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01. @throws RangeError unless `date` is a calendar day as YYYY-MM-DD */
export function toDayNumber(date: string): number {
  const time = ISO_DATE_PATTERN.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`A day must be YYYY-MM-DD, not "${date}"`);
  return Math.floor(time / DAY);
}

/** The inverse of `toDayNumber`. */
export function formatDay(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}
