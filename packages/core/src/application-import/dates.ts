const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of the dates that spreadsheets store as numbers, and the numbers that are taken as dates: 1982 to 2064. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const SERIAL_RANGE = { min: 30_000, max: 60_000 };
const CENTURY = 2000;

const toIso = (year: number, month: number, day: number): string | null => {
  const full = year < 100 ? CENTURY + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 1970 && full <= 2100;
  return isReal ? date.toISOString().slice(0, 'YYYY-MM-DD'.length) : null;
};

const readNumbers = (text: string): [number, number, number, string] | null => {
  const match = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:[T ,].*)?$/.exec(text);
  return match ? [Number(match[1]), Number(match[3]), Number(match[4]), match[2] ?? ''] : null;
};

/** Whether the dates of a column name the day first: one of them has no other meaning, or dots separate them. US dates otherwise. */
export const isDayFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const numbers = readNumbers(cell.trim());
    return numbers !== null && String(numbers[0]).length < 3 && (numbers[0] > 12 || numbers[3] === '.');
  });

/** Reads a date as people and programs write it. @returns an ISO date, or null if it isn't one */
export function readDate(cell: string, dayFirst: boolean): string | null {
  const text = cell.trim();
  const numbers = readNumbers(text);
  if (numbers) {
    const [first, second, third] = numbers;
    if (first > 31) return toIso(first, second, third);
    return dayFirst ? toIso(third, second, first) : toIso(third, first, second);
  }
  if (/^\d{5}$/.test(text)) {
    const serial = Number(text);
    return serial >= SERIAL_RANGE.min && serial <= SERIAL_RANGE.max
      ? new Date(SERIAL_START + serial * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
      : null;
  }
  const named =
    /^(?:\p{L}{3,9},?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})\b/u.exec(text);
  if (!named) return null;
  const [, one = '', two = '', year = ''] = named;
  const [monthName, day] = /^\d/.test(one) ? [two, one] : [one, two];
  const month = MONTHS.indexOf(monthName.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? null : toIso(Number(year), month, Number(day));
}
