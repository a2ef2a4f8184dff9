import type { Weights } from './model.ts';

/** Weights as a JSON file has them: a row is one character for each kind, and a step is 1 / `steps`. */
export interface StoredWeights {
  steps: number;
  features: Readonly<Record<string, string>>;
}

/** "Z" is 0, and each character further is one step more. */
const ZERO = 'Z'.charCodeAt(0);
/** Smaller weights are stored as this many steps, so that every character is printable. */
const LEAST_STEPS = -56;
const MOST_STEPS = 1000;

export const unpackWeights = ({ steps, features }: StoredWeights): Weights =>
  new Map(
    Object.entries(features).map(([name, row]) => [
      name,
      Float32Array.from(row, (character) => (character.charCodeAt(0) - ZERO) / steps),
    ]),
  );

export const packRow = (row: Float32Array, steps: number): string =>
  [...row]
    .map((value) => String.fromCharCode(ZERO + Math.max(LEAST_STEPS, Math.min(MOST_STEPS, Math.round(value * steps)))))
    .join('');
