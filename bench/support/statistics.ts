/** The value at or below which at least `share` of the values are: 0.95 for p95. NaN if there are none. */
export function getQuantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
}

/** The median; of an even number of values, the lower one of the two in the middle. */
export const getMedian = (values: readonly number[]): number => getQuantile(values, 0.5);
