import type { Weights } from './model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-job-tagger.ts` wrote: unpacked on first use, since most résumés don't need them. */
export function trainedWeights(): Weights {
  unpacked ??= {
    features: new Map(Object.entries(stored.features).map(([name, row]) => [name, unpack(row)])),
    transitions: [unpack(stored.transitions[0] ?? ''), unpack(stored.transitions[1] ?? '')],
  };
  return unpacked;
}

/** A row is stored as one character for each weight: "N" is 0, and each character further is one step more. */
function unpack(row: string): Float32Array {
  return Float32Array.from(row, (character) => (character.charCodeAt(0) - ZERO) / stored.steps);
}
const ZERO = 'N'.charCodeAt(0);
