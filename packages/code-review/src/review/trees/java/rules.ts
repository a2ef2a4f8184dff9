import { CURLY_RULES } from '../curly.ts';
import { createEither, type TreeRules } from '../rule.ts';
import { SHARED_RULES } from '../shared/rules.ts';
import { SLIP_RULES } from '../slips.ts';
import { COMPARING_RULES } from './comparing.ts';
import { FAILURE_RULES } from './failures.ts';
import { FRAMEWORK_RULES, STREAM_RULES } from './frameworks.ts';
import { HABIT_RULES } from './habits.ts';
import { OVERSIGHT_RULES } from './oversights.ts';
import { RESOURCE_RULES } from './resources.ts';
import { SECURITY_RULES } from './security.ts';
import { SHARING_RULES } from './sharing.ts';
import { TYPE_RULES } from './types.ts';
import { VALUE_RULES } from './values.ts';

export const JAVA_RULES: TreeRules = {
  ...SHARED_RULES,
  ...CURLY_RULES,
  ...SLIP_RULES,
  ...COMPARING_RULES,
  ...FAILURE_RULES,
  ...FRAMEWORK_RULES,
  ...STREAM_RULES,
  ...HABIT_RULES,
  ...OVERSIGHT_RULES,
  ...RESOURCE_RULES,
  ...SECURITY_RULES,
  ...SHARING_RULES,
  ...TYPE_RULES,
  ...VALUE_RULES,
  'java-command': createEither(SECURITY_RULES['java-command'], VALUE_RULES['java-command']),
};
