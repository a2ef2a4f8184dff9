import { type FieldSource, isSure } from '@foothold/core/resume';

/** How sure the reading of a field is: `check` asks for a look, `edited` was typed by the person, `confirmed` found right or accepted. */
export type Certainty = 'sure' | 'check' | 'edited' | 'confirmed';

export function certaintyOf(source: Pick<FieldSource, 'confidence' | 'origin'>): Certainty {
  if (source.origin === 'corrected') return 'edited';
  if (source.origin === 'confirmed') return 'confirmed';
  return isSure(source) ? 'sure' : 'check';
}
