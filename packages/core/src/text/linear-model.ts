/** For each feature, one weight for each kind, in the order of the kinds. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** How probable each of `size` kinds is by the features that something has: multinomial logistic regression. */
export function score(features: readonly string[], weights: Weights, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const feature of features) {
    const row = weights.get(feature);
    if (!row) continue;
    for (let kind = 0; kind < size; kind++) sums[kind] = (sums[kind] ?? 0) + (row[kind] ?? 0);
  }
  return toShares(sums);
}

/** Softmax. */
export function toShares(sums: Float64Array): Float64Array {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const whole = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / whole);
}

/** Weights as `scripts/training/logistic-regression.ts` stores them. */
export interface StoredWeights {
  /** How many steps make 1. */
  steps: number;
  features: Readonly<Record<string, string>>;
}

export const unpackWeights = ({ steps, features }: StoredWeights): Weights =>
  new Map(Object.entries(features).map(([name, row]) => [name, unpackRow(row, steps)]));

/** A row is stored as one character for each weight: "Z" is 0, and each character further is one step more. */
const unpackRow = (row: string, steps: number): Float32Array =>
  Float32Array.from(row, (character) => (character.charCodeAt(0) - ZERO) / steps);
const ZERO = 'Z'.charCodeAt(0);
