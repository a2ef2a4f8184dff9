import { type EndDate, formatDate, type PartialDate, PRESENT } from '@foothold/core/resume';

/** "Jun 2021 – Present", "2018 – 2020". A period with one known side keeps the dash, since a single date would be read as both. */
export function formatPeriod(start: PartialDate | undefined, end: EndDate | undefined): string | undefined {
  const last = end === undefined ? undefined : formatDate(end);
  if (start !== undefined && last !== undefined) return `${formatDate(start)} – ${last}`;
  if (start !== undefined) return `${formatDate(start)} –`;
  return last === undefined || end === PRESENT ? last : `Until ${last}`;
}
