/** For each feature, one weight for each kind, in the order of the kinds. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** How probable each of `size` kinds is by the features of something and their values: multinomial logistic regression. */
export function scoreKinds(features: ReadonlyMap<string, number>, weights: Weights, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const [feature, value] of features) {
    const row = weights.get(feature);
    if (!row) continue;
    for (let kind = 0; kind < size; kind++) sums[kind] = (sums[kind] ?? 0) + value * (row[kind] ?? 0);
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

/** Weights as `scripts/training/stored-weights.ts` stores them. */
export interface StoredWeights {
  /** How many steps make 1. */
  steps: number;
  /** The number of kinds. */
  kinds: number;
  /**
   * By the first word of a feature’s name: for each feature, one character for each kind ("Z" is 0, and each character further is one step
   * more), then the rest of the name.
   */
  features: Readonly<Record<string, string>>;
}

export const SEPARATOR = '¦';
/** Each character further is one step more. */
export const ZERO = 'Z'.charCodeAt(0);

export function unpackWeights({ steps, kinds, features }: StoredWeights): Weights {
  const weights = new Map<string, Float32Array>();
  for (const [first, entries] of Object.entries(features)) {
    for (const entry of entries.split(SEPARATOR)) {
      const rest = entry.slice(kinds);
      const row = Float32Array.from(entry.slice(0, kinds), (character) => (character.charCodeAt(0) - ZERO) / steps);
      weights.set(rest === '' ? first : `${first} ${rest}`, row);
    }
  }
  return weights;
}
