import type { SkillKind } from '../types.ts';
import { SKILL_KINDS } from '../types.ts';
import type { FieldVocabulary, SkillRow } from './format.ts';
import { parseRows } from './format.ts';
import { NURSING } from './nursing.ts';
import { SOFTWARE } from './software.ts';

const FIELDS: readonly FieldVocabulary[] = [SOFTWARE, NURSING];

/** Every row of the vocabulary, in a fixed order: a skill's place in it is its index. */
export function vocabularyRows(): SkillRow[] {
  return FIELDS.flatMap((vocabulary) =>
    SKILL_KINDS.flatMap((kind: SkillKind) => parseRows(vocabulary.field, kind, vocabulary[kind] ?? '')),
  );
}
