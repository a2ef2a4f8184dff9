import { unpackWeights, type Weights } from '../../text/linear-model.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-mail-sentences.ts` wrote: unpacked on first use. */
export function trainedWeights(): Weights {
  unpacked ??= unpackWeights(stored);
  return unpacked;
}
