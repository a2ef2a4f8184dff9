import type { Language } from '@foothold/contracts/coaching/choices';
import type { RuleWords, WordTable } from '../types.ts';
import { COMMON_WORDS } from './common.ts';
import { CPP_WORDS } from './cpp.ts';
import { JAVA_WORDS } from './java.ts';
import { CUSTOM_RULE_WORDS, JAVASCRIPT_WORDS, SECURITY_WORDS, TYPESCRIPT_WORDS } from './javascript.ts';
import { PYTHON_CUSTOM_RULE_WORDS, PYTHON_WORDS } from './python.ts';

/** The texts of every enabled rule for a language; a rule without a text is disabled. */
export const WORDS: Readonly<Record<Language, WordTable>> = {
  javascript: { ...COMMON_WORDS, ...JAVASCRIPT_WORDS, ...SECURITY_WORDS, ...CUSTOM_RULE_WORDS },
  typescript: { ...COMMON_WORDS, ...JAVASCRIPT_WORDS, ...SECURITY_WORDS, ...CUSTOM_RULE_WORDS, ...TYPESCRIPT_WORDS },
  python: { ...COMMON_WORDS, ...PYTHON_WORDS, ...PYTHON_CUSTOM_RULE_WORDS },
  java: { ...COMMON_WORDS, ...JAVA_WORDS },
  cpp: { ...COMMON_WORDS, ...CPP_WORDS },
};

export function getRuleWords(language: Language, rule: string): RuleWords {
  const words = Object.hasOwn(WORDS[language], rule) ? WORDS[language][rule] : undefined;
  if (!words) throw new Error(`nothing is said of the rule ${rule}`);
  return words;
}
