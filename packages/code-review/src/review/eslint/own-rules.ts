import type { Rule } from 'eslint';
import { listRules } from './list-rules.ts';
import { mistakeRules } from './mistake-rules.ts';
import { patternRules } from './pattern-rules.ts';
import { promiseRules } from './promise-rules.ts';
import { requestRules } from './request-rules.ts';
import { scopeRules } from './scope-rules.ts';
import { securityRules } from './security-rules.ts';
import { slipRules } from './slip-rules.ts';
import { stateRules } from './state-rules.ts';
import { typeRules } from './type-rules.ts';

/** Rules that ESLint and its plugins don't have, by name. Their texts are in the table. */
export const CUSTOM_RULES: Record<string, Rule.RuleModule> = {
  ...listRules,
  ...mistakeRules,
  ...patternRules,
  ...promiseRules,
  ...requestRules,
  ...scopeRules,
  ...securityRules,
  ...slipRules,
  ...stateRules,
  ...typeRules,
};
