import { toFieldWords } from './context.ts';
import { findPrivateKind, isNeverRecorded } from './private-fields.ts';
import type { FieldDescription } from './types.ts';

/**
 * Whether what a field holds may be in the record of what was sent. Passwords, birth dates, card and Social Security numbers, voluntary
 * disclosures, and fields against programs never are; consents and signatures are part of what the person sent.
 */
export function mayRecord(field: FieldDescription): boolean {
  const words = toFieldWords(field);
  if (isNeverRecorded(words)) return false;
  const kind = findPrivateKind(words);
  return kind !== 'honeypot' && kind !== 'voluntary';
}
