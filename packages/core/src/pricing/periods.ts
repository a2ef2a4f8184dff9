/**
 * Months are counted from one moment, the anchor, in UTC. In a month that is too short, the period starts on its last day, and later ones
 * on the anchor's day again.
 */
export interface Period {
  start: Date;
  end: Date;
}

/** The anchor's day and time of day, `months` later: January 31 + 1 is February 28 or 29, + 2 is March 31. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  moved.setUTCDate(Math.min(anchor.getUTCDate(), countDaysInMonth(moved.getUTCFullYear(), moved.getUTCMonth())));
  return moved;
}

/** The period that contains `at`: it starts at that moment or before, and ends after it. */
export function findPeriod(anchor: Date, at: Date): Period {
  const apart = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + (at.getUTCMonth() - anchor.getUTCMonth());
  const months = addMonths(anchor, apart) > at ? apart - 1 : apart;
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) };
}

const countDaysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
