export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

export interface DayViews {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  views: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day of the range, because the server returns only days with views. */
export function fillDays(from: string, count: number, known: readonly DayViews[]): DayViews[] {
  const views = new Map(known.map((day) => [day.date, day.views]));
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(`${from}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10);
    return { date, views: views.get(date) ?? 0 };
  });
}

/**
 * The scale's grid lines: 0, then two to five equal steps of 1, 2, or 5 times a power of ten. The last is at or above
 * `most`.
 */
export function createScale(most: number): number[] {
  const roughStep = Math.max(1, most) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(roughStep));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * magnitude).find((size) => size >= roughStep) ?? 1);
  const lines = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

/** The days to label below the bars, spread evenly and counted back from today. */
export function selectLabeledDays(count: number): Set<number> {
  const interval = count <= 7 ? 1 : Math.ceil(count / 4);
  return new Set(
    Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % interval === 0),
  );
}
