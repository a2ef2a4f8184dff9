import { formatDate, PRESENT } from '@foothold/core/resume';

/** "Jun 2021 – Present", "2018 – 2020", or a single date; empty if there is none. Dates that aren't `YYYY` or `YYYY-MM` stay as they are. */
export function formatEntryPeriod({ start, end, date }: Readonly<Record<string, string>>): string {
  if (date) return formatDate(date);
  if (start && end) return `${formatDate(start)} – ${formatDate(end)}`;
  if (end) return end === PRESENT ? formatDate(end) : `Until ${formatDate(end)}`;
  return start ? `Since ${formatDate(start)}` : '';
}
