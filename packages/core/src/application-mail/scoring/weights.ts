import type { Weights } from './model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-mail-sentences.ts` wrote: unpacked on first use. */
export function trainedWeights(): Weights {
  unpacked ??= new Map(Object.entries(stored.features).map(([name, row]) => [name, unpack(row)]));
  return unpacked;
}

/** A row is stored as one character for each weight: "Z" is 0, and each character further is one step more. */
function unpack(row: string): Float32Array {
  return Float32Array.from(row, (character) => (character.charCodeAt(0) - ZERO) / stored.steps);
}
const ZERO = 'Z'.charCodeAt(0);
