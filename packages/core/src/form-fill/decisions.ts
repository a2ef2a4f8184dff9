import type { FieldWords } from './context.ts';
import type { FoundMeaning } from './meanings.ts';
import type { FormFacts } from './person-values.ts';
import type { FieldDecision, FillPerson, FillSource, LeftReason, OptionContext } from './types.ts';
import { makeValue } from './values.ts';

/** What the fields of one form are decided with. */
export interface Plan {
  person: FillPerson;
  facts: FormFacts;
  context: OptionContext;
  /** Name of the employer whose form it is. Empty if unknown. */
  employer: string;
}

interface LeaveOptions {
  meaning?: string | null;
  score?: number;
  reasons?: readonly string[];
  suggestions?: readonly { entryId: string; text: string }[];
}

/** Leaves a field, with what is known about it. */
export const leave = (
  { field }: FieldWords,
  reason: LeftReason,
  { meaning = null, score = 0, reasons = [], suggestions = [] }: LeaveOptions = {},
): FieldDecision => ({ fieldId: field.id, decision: 'leave', meaning, reason, suggestions, score, reasons });

/** Fills in a field with an answer, or leaves it if the answer doesn't surely fit. */
export function fill(
  words: FieldWords,
  { meaning, score, reasons }: FoundMeaning,
  answer: string,
  source: FillSource,
  context: OptionContext,
  documentId?: string,
): FieldDecision {
  const made = makeValue(meaning, answer, words.field, context, documentId);
  if ('left' in made) return leave(words, made.left, { meaning, score, reasons: [...reasons, made.reason] });
  return {
    fieldId: words.field.id,
    decision: 'fill',
    meaning,
    value: made.value,
    source,
    score,
    reasons: [...reasons, made.reason],
  };
}
