import type { Language } from '@foothold/contracts/coaching/choices';
import type { RuleWords, WordTable } from '../types.ts';
import { ANSWER_WORDS } from './answers.ts';
import { COMMON_WORDS } from './common.ts';
import { CPP_WORDS } from './cpp.ts';
import { CPP_MORE_WORDS } from './cpp-more.ts';
import { CPP_THREAD_WORDS } from './cpp-threads.ts';
import { JAVA_WORDS } from './java.ts';
import { JAVA_FRAMEWORK_WORDS } from './java-frameworks.ts';
import { JAVA_MORE_WORDS } from './java-more.ts';
import { CUSTOM_RULE_WORDS, JAVASCRIPT_WORDS, SECURITY_WORDS, TYPESCRIPT_WORDS } from './javascript.ts';
import { PYTHON_CUSTOM_RULE_WORDS, PYTHON_WORDS } from './python.ts';
import { PYTHON_CALL_WORDS } from './python-calls.ts';
import { PYTHON_LIBRARY_WORDS } from './python-libraries.ts';
import { SCRIPT_WORDS } from './script.ts';
import { SCRIPT_MORE_WORDS } from './script-more.ts';
import { NULL_WORDS, SHARED_WORDS } from './shared.ts';

const EVERY_LANGUAGE = { ...COMMON_WORDS, ...ANSWER_WORDS, ...SHARED_WORDS };
const SCRIPT_TREE_WORDS = { ...EVERY_LANGUAGE, ...NULL_WORDS, ...SCRIPT_WORDS, ...SCRIPT_MORE_WORDS };

/** The texts of every enabled rule for a language; a rule without a text is disabled. */
export const WORDS: Readonly<Record<Language, WordTable>> = {
  javascript: { ...JAVASCRIPT_WORDS, ...SECURITY_WORDS, ...CUSTOM_RULE_WORDS, ...SCRIPT_TREE_WORDS },
  typescript: {
    ...JAVASCRIPT_WORDS,
    ...SECURITY_WORDS,
    ...CUSTOM_RULE_WORDS,
    ...TYPESCRIPT_WORDS,
    ...SCRIPT_TREE_WORDS,
  },
  python: {
    ...EVERY_LANGUAGE,
    ...NULL_WORDS,
    ...PYTHON_WORDS,
    ...PYTHON_CUSTOM_RULE_WORDS,
    ...PYTHON_CALL_WORDS,
    ...PYTHON_LIBRARY_WORDS,
  },
  java: { ...EVERY_LANGUAGE, ...JAVA_WORDS, ...JAVA_MORE_WORDS, ...JAVA_FRAMEWORK_WORDS },
  cpp: { ...EVERY_LANGUAGE, ...CPP_WORDS, ...CPP_MORE_WORDS, ...CPP_THREAD_WORDS },
};

export function getRuleWords(language: Language, rule: string): RuleWords {
  const words = Object.hasOwn(WORDS[language], rule) ? WORDS[language][rule] : undefined;
  if (!words) throw new Error(`nothing is said of the rule ${rule}`);
  return words;
}
