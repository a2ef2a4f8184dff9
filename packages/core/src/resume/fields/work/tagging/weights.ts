import type { Weights } from './model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-job-tagger.ts` wrote: unpacked on first use, since most résumés don't need them. */
export function trainedWeights(): Weights {
  unpacked ??= {
    features: new Map(Object.entries(stored.features).map(([name, row]) => [name, numbersOf(row)])),
    transitions: [numbersOf(stored.transitions[0] ?? ''), numbersOf(stored.transitions[1] ?? '')],
  };
  return unpacked;
}

function numbersOf(row: string): Float32Array {
  return Float32Array.from(row.split(' '), (value) => Number(value) / stored.steps);
}
