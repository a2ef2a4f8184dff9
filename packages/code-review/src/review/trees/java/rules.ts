import { CURLY_RULES } from '../curly.ts';
import type { TreeRules } from '../rule.ts';
import { SLIP_RULES } from '../slips.ts';
import { COMPARING_RULES } from './comparing.ts';
import { FAILURE_RULES } from './failures.ts';
import { HABIT_RULES } from './habits.ts';
import { REQUEST_RULES } from './requests.ts';
import { RESOURCE_RULES } from './resources.ts';
import { SECURITY_RULES } from './security.ts';
import { TYPE_RULES } from './types.ts';

export const JAVA_RULES: TreeRules = {
  ...CURLY_RULES,
  ...SLIP_RULES,
  ...COMPARING_RULES,
  ...FAILURE_RULES,
  ...HABIT_RULES,
  ...RESOURCE_RULES,
  ...REQUEST_RULES,
  ...SECURITY_RULES,
  ...TYPE_RULES,
};
