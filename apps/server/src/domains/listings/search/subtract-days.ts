const DAY_MS = 86_400_000;

/** @param day ISO date */
export const subtractDays = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
