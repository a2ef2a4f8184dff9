import { CURLY_RULES } from '../curly.ts';
import type { TreeRules } from '../rule.ts';
import { SHARED_RULES } from '../shared/rules.ts';
import { SLIP_RULES } from '../slips.ts';
import { CLASS_RULES } from './classes.ts';
import { LIFETIME_RULES } from './lifetimes.ts';
import { LOOP_RULES } from './loops.ts';
import { MEMORY_RULES } from './memory.ts';
import { MISTAKE_RULES } from './mistakes.ts';
import { OVERSIGHT_RULES } from './oversights.ts';
import { SECURITY_RULES } from './security.ts';
import { STATE_RULES } from './state.ts';
import { CONTAINER_RULES, OWNERSHIP_RULES, THREAD_RULES } from './threads.ts';
import { USE_RULES } from './uses.ts';
import { VALUE_RULES } from './values.ts';

export const CPP_RULES: TreeRules = {
  ...SHARED_RULES,
  ...CURLY_RULES,
  ...SLIP_RULES,
  ...CLASS_RULES,
  ...LIFETIME_RULES,
  ...LOOP_RULES,
  ...MEMORY_RULES,
  ...MISTAKE_RULES,
  ...SECURITY_RULES,
  ...STATE_RULES,
  ...VALUE_RULES,
  ...USE_RULES,
  ...THREAD_RULES,
  ...CONTAINER_RULES,
  ...OWNERSHIP_RULES,
  ...OVERSIGHT_RULES,
};
