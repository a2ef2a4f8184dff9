import { CURLY_RULES } from '../curly.ts';
import type { TreeRules } from '../rule.ts';
import { CLASS_RULES } from './classes.ts';
import { LOOP_RULES } from './loops.ts';
import { MEMORY_RULES } from './memory.ts';
import { SECURITY_RULES } from './security.ts';
import { VALUE_RULES } from './values.ts';

export const CPP_RULES: TreeRules = {
  ...CURLY_RULES,
  ...CLASS_RULES,
  ...LOOP_RULES,
  ...MEMORY_RULES,
  ...SECURITY_RULES,
  ...VALUE_RULES,
};
