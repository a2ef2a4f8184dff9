import type { Weights } from '../../../../tagging/model.ts';
import { unpackWeights } from '../../../../tagging/weights.ts';
import stored from './weights.json' with { type: 'json' };

let unpacked: Weights | undefined;

/** The weights that `scripts/train-job-tagger.ts` wrote: unpacked on first use, since most résumés don't need them. */
export function trainedWeights(): Weights {
  unpacked ??= unpackWeights(stored);
  return unpacked;
}
