import { MONTHS } from './option-words.ts';
import type { FieldDescription, FillMonth } from './types.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The format that a form asks for, in its label, placeholder, or hint. */
function findFormat({ label, hint, maxLength }: FieldDescription): string {
  const text = `${label} ${hint}`.toLowerCase();
  if (/\b(?:mm|dd)[/.\- ]+(?:dd|mm)[/.\- ]+yy/.test(text) || /yyyy[/.-]mm[/.-]dd/.test(text)) return 'day';
  if (/\bmm\s?\/\s?yyyy/.test(text) || /\bm{1,2}\/y{4}/.test(text)) return 'MM/YYYY';
  if (/\bmm-yyyy/.test(text)) return 'MM-YYYY';
  if (/\byyyy-mm\b/.test(text)) return 'YYYY-MM';
  if (/\bmm\s?\/\s?yy\b/.test(text)) return 'MM/YY';
  if (
    /\bmonth,? (?:and )?year\b|\b(?:mmm+|month),? yyyy\b|\b(?:jan|january|may|june|sept?|september) \d{4}\b/.test(text)
  )
    return 'Month YYYY';
  if (/^\W*yyyy\W*$/i.test(hint) || maxLength === 4) return 'YYYY';
  return maxLength !== null && maxLength < 7 ? 'unknown' : 'MM/YYYY';
}

/**
 * A month in the format of a field. Null if the field wants more than is known: a day, or a month of which only the year is.
 * @param part which part of the date the field is for, if it isn’t for the whole
 */
export function formatMonth(date: FillMonth, field: FieldDescription, part: 'month' | 'year' | null): string | null {
  const { year, month } = date;
  if (part === 'year') return String(year);
  if (part === 'month')
    return month === null
      ? null
      : field.kind === 'select' || field.kind === 'combobox'
        ? (MONTHS[month - 1] ?? null)
        : two(month);
  if (field.kind === 'month') return month === null ? null : `${year}-${two(month)}`;
  if (field.kind === 'date') return null;
  const format = findFormat(field);
  if (format === 'YYYY') return String(year);
  if (month === null || format === 'day' || format === 'unknown') return null;
  if (format === 'MM-YYYY') return `${two(month)}-${year}`;
  if (format === 'YYYY-MM') return `${year}-${two(month)}`;
  if (format === 'MM/YY') return `${two(month)}/${two(year % 100)}`;
  if (format === 'Month YYYY') return `${MONTHS[month - 1]} ${year}`;
  return `${two(month)}/${year}`;
}
