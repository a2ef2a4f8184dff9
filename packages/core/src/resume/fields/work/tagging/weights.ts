import { SIZE, type Weights } from './model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-job-tagger.ts` wrote: unpacked on first use, since most résumés don't need them. */
export function trainedWeights(): Weights {
  unpacked ??= {
    features: new Map(Object.entries(stored.features).map(([name, row]) => [name, unpack(row, SIZE)])),
    transitions: [unpack(stored.transitions[0] ?? '', SIZE * SIZE), unpack(stored.transitions[1] ?? '', SIZE * SIZE)],
  };
  return unpacked;
}

/** A row is stored as its weights other than 0, in whole steps: "2:-3 5:12". */
function unpack(row: string, length: number): Float32Array {
  const values = new Float32Array(length);
  for (const entry of row.split(' ')) {
    const [at, steps] = entry.split(':');
    values[Number(at)] = Number(steps ?? 0) / stored.steps;
  }
  return values;
}
