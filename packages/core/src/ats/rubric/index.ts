import { ALIGNMENT } from './alignment/index.ts';
import { EVIDENCE } from './evidence.ts';
import { HYGIENE } from './hygiene.ts';
import { MUST_HAVE_RULES } from './must-have.ts';
import { PARSEABILITY } from './parseability.ts';
import type { Rule } from './rule.ts';
import { STRUCTURE } from './structure.ts';

/**
 * Version of the table. Any change to a rule, weight, cap, or word list that can change a score gets a new version, so that a stored score can always be
 * explained by the rubric it was computed with.
 */
export const RUBRIC_VERSION = '2026.9';

export const RULES: readonly Rule[] = [
  ...PARSEABILITY,
  ...STRUCTURE,
  ...MUST_HAVE_RULES,
  ...ALIGNMENT,
  ...EVIDENCE,
  ...HYGIENE,
];
