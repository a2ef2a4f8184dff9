import type { Weights } from './model.ts';

/** Weights as a JSON file has them: a row is one character for each weight, and a step is 1 / `steps`. */
export interface StoredWeights {
  steps: number;
  transitions: string[];
  features: Readonly<Record<string, string>>;
}

/** "N" is 0, and each character further is one step more. */
const ZERO = 'N'.charCodeAt(0);
/** Larger weights are stored as this many steps, so that every character is printable. */
const MAX_STEPS = 40;

export const unpackWeights = ({ steps, transitions, features }: StoredWeights): Weights => ({
  features: new Map(Object.entries(features).map(([name, row]) => [name, unpack(row, steps)])),
  transitions: [unpack(transitions[0] ?? '', steps), unpack(transitions[1] ?? '', steps)],
});

const unpack = (row: string, steps: number): Float32Array =>
  Float32Array.from(row, (character) => (character.charCodeAt(0) - ZERO) / steps);

export const packRow = (row: Float32Array, steps: number): string =>
  [...row]
    .map((value) => String.fromCharCode(ZERO + Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(value * steps)))))
    .join('');
