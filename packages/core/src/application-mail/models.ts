import type { Weights as TaggerWeights } from '../tagging/model.ts';
import { type StoredWeights as StoredTaggerWeights, unpackWeights as unpackTaggerWeights } from '../tagging/weights.ts';
import { unpackWeights, type Weights } from '../text/linear-model.ts';
import partyWeights from './parties/weights.json' with { type: 'json' };
import messageWeights from './scoring/message-weights.json' with { type: 'json' };
import sentenceWeights from './scoring/sentence-weights.json' with { type: 'json' };

/** What `scripts/train-mail.ts` learned. */
export interface MailModels {
  /** How probable it is that a sentence says something. */
  sentences: Weights;
  /** Where the employer and the job are named. */
  parties: TaggerWeights;
  /** How probable it is that a message says something. */
  messages: Weights;
}

let unpacked: MailModels | undefined;

/** Unpacked on first use. */
export function trainedModels(): MailModels {
  unpacked ??= {
    sentences: unpackWeights(sentenceWeights),
    parties: unpackTaggerWeights(partyWeights as StoredTaggerWeights),
    messages: unpackWeights(messageWeights),
  };
  return unpacked;
}
