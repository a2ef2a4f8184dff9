import type { TreeRules } from '../rule.ts';
import { ANSWER_RULES, OVERSIGHT_RULES } from './answers.ts';
import { CONDITION_RULES } from './conditions.ts';
import { LOOP_SHAPE_RULES } from './loops.ts';
import { MISTAKE_RULES } from './mistakes.ts';
import { SECRET_RULES } from './secrets.ts';
import { SETTING_RULES } from './settings.ts';

/** Rules for every language. */
export const SHARED_RULES: TreeRules = {
  ...ANSWER_RULES,
  ...OVERSIGHT_RULES,
  ...CONDITION_RULES,
  ...LOOP_SHAPE_RULES,
  ...MISTAKE_RULES,
  ...SECRET_RULES,
  ...SETTING_RULES,
};
