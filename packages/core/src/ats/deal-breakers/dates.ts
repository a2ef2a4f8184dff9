import type { MonthIndex } from '../facts/months.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** "March 2026", "3/2026", "3/15/2026", "2026-03", or a year alone. */
const DATE = new RegExp(
  String.raw`(?<![#\d])(?:\b(${MONTHS.join('|')})[a-z]*\.?,?\s+(?:\d{1,2},?\s+)?|\b(\d{1,2})\/(?:\d{1,2}\/)?)?((?:19|20)\d\d)(?:-(\d\d))?\b`,
  'gi',
);

/** The months that the dates of a text end in; a year alone ends with its December. */
function listMonths(text: string): MonthIndex[] {
  return [...text.matchAll(DATE)].map(([, name, number, year = '', short]) => {
    const month = name ? MONTHS.indexOf(name.toLowerCase().slice(0, 3)) : Number(number ?? short ?? 12) - 1;
    return Number(year) * 12 + (month >= 0 && month < 12 ? month : 11);
  });
}

/** The latest month that a text names. */
export function findLastMonth(text: string): MonthIndex | undefined {
  const months = listMonths(text);
  return months.length > 0 ? Math.max(...months) : undefined;
}
