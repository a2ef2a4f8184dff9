import type { FieldSource } from '@foothold/core/resume';

/** How certain the reading of a field is: `check` asks for a look, `yours` was typed or confirmed by the person. */
export type Certainty = 'sure' | 'likely' | 'check' | 'yours';

/** From here on, the reader is rarely wrong. */
const SURE = 0.8;
/** Below this, a person should check. */
const LIKELY = 0.65;

export function certaintyOf(source: Pick<FieldSource, 'confidence' | 'origin'>): Certainty {
  if (source.origin !== 'read') return 'yours';
  if (source.confidence >= SURE) return 'sure';
  return source.confidence >= LIKELY ? 'likely' : 'check';
}
