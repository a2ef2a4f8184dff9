import { PRESENT } from '@foothold/core/resume';
import { dateFormat } from '../../../shared/format/formatters.ts';

const months = dateFormat('en', { year: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Jun 2021 – Present", "2018 – 2020", or a single date; empty if there is none. Dates that aren't `YYYY` or `YYYY-MM` stay as they are. */
export function formatEntryPeriod({ start, end, date }: Readonly<Record<string, string>>): string {
  if (date) return formatResumeDate(date);
  if (start && end) return `${formatResumeDate(start)} – ${formatResumeDate(end)}`;
  if (end) return end === PRESENT ? 'Present' : `Until ${formatResumeDate(end)}`;
  return start ? `Since ${formatResumeDate(start)}` : '';
}

function formatResumeDate(date: string): string {
  if (date === PRESENT) return 'Present';
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? months.format(new Date(`${date}-15T00:00:00Z`)) : date;
}
