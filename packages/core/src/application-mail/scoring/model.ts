import { MAIL_KINDS, type MailKind } from '../types.ts';

export type Scores = Readonly<Record<MailKind, number>>;
/** One weight for each kind, in the order of `MAIL_KINDS`. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** How probable it is that a sentence or a message says something, by its features and their values: multinomial logistic regression. */
export function score(features: ReadonlyMap<string, number>, weights: Weights): Scores {
  const sums = new Float64Array(MAIL_KINDS.length);
  for (const [feature, value] of features) {
    const row = weights.get(feature);
    if (!row) continue;
    for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] ?? 0) + value * (row[kind] ?? 0);
  }
  const shares = toShares(sums);
  return Object.fromEntries(MAIL_KINDS.map((kind, at) => [kind, shares[at] ?? 0])) as Record<MailKind, number>;
}

/** Softmax. */
export function toShares(sums: Float64Array): Float64Array {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const whole = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / whole);
}
