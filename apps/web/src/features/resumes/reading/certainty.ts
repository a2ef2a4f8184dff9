import { type FieldSource, isSure } from '@foothold/core/resume';

/**
 * How certain the reading of a field is. `check` needs review, `edited` was typed by the user, and `confirmed` was
 * marked as correct or accepted.
 */
export type Certainty = 'sure' | 'check' | 'edited' | 'confirmed';

export function getCertainty(source: Pick<FieldSource, 'confidence' | 'origin'>): Certainty {
  if (source.origin === 'corrected') return 'edited';
  if (source.origin === 'confirmed') return 'confirmed';
  return isSure(source) ? 'sure' : 'check';
}
