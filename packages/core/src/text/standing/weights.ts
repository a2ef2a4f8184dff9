import { unpackWeights, type Weights } from '../linear-model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-standing.ts` wrote: unpacked on first use. */
export function trainedWeights(): Weights {
  unpacked ??= unpackWeights(stored);
  return unpacked;
}
