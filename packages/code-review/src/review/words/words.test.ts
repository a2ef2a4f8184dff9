import { initLogging, LogLevel, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { LANGUAGES } from '@foothold/contracts/coaching/choices';
import { describe, expect, it } from 'vitest';
import { getConfig } from '../eslint/config.ts';
import { CUSTOM_RULES } from '../eslint/own-rules.ts';
import { TREE_RULES } from '../trees/lint.ts';
import { CPP_MORE_WORDS } from './cpp-more.ts';
import { JAVA_WORDS } from './java.ts';
import { JAVA_MORE_WORDS } from './java-more.ts';
import { PYTHON_WORDS } from './python.ts';
import { PYTHON_CALL_WORDS } from './python-calls.ts';
import { SCRIPT_WORDS } from './script.ts';
import { NULL_WORDS, SHARED_WORDS } from './shared.ts';
import { getRuleWords, WORDS } from './words.ts';

const removePrefix = (rule: string) => rule.replace(/^own\//, '');

describe('every enabled rule has our own text', () => {
  it.each([
    ['javascript', 'module'],
    ['javascript', 'commonjs'],
    ['typescript', 'typescript'],
    ['typescript', 'tsx'],
  ] as const)('%s by ESLint, parsed as %s', (language, dialect) => {
    const on = Object.keys(getConfig(dialect).rules ?? {});
    expect(on.length).toBeGreaterThan(80);
    for (const rule of on) expect(() => getRuleWords(language, removePrefix(rule)), rule).not.toThrow();
  });

  it.each(LANGUAGES)('%s by our own rules', (language) => {
    const rules = Object.keys(TREE_RULES[language] ?? {});
    expect(rules.length).toBeGreaterThanOrEqual(language === 'python' ? 5 : 18);
    for (const rule of rules) expect(() => getRuleWords(language, rule), rule).not.toThrow();
  });

  it('and no text is left without its rule', () => {
    const rules = new Set(Object.values(TREE_RULES).flatMap((one) => Object.keys(one)));
    const texts = [
      SHARED_WORDS,
      NULL_WORDS,
      SCRIPT_WORDS,
      PYTHON_CALL_WORDS,
      JAVA_WORDS,
      JAVA_MORE_WORDS,
      CPP_MORE_WORDS,
    ];
    for (const rule of texts.flatMap((one) => Object.keys(one))) expect(rules, rule).toContain(rule);
  });

  it('and every rule of our own for JavaScript is enabled', () => {
    for (const rule of Object.keys(CUSTOM_RULES)) expect(getConfig('tsx').rules, rule).toHaveProperty([`own/${rule}`]);
  });

  it('Ruff recognizes each of its rules, and none is a preview rule', () => {
    // It writes a warning to the console if a selection has no effect, which fails the test.
    initLogging(LogLevel.Warn);
    for (const rule of Object.keys(PYTHON_WORDS))
      expect(() => new Workspace({ lint: { select: [rule] } }, PositionEncoding.Utf16), rule).not.toThrow();
  });
});

it.each(LANGUAGES)('the text for %s says what, why, and what to do', (language) => {
  for (const [rule, { title, why, fix }] of Object.entries(WORDS[language])) {
    expect(title, rule).toMatch(/^\S.{2,70}$/);
    expect(title, rule).not.toMatch(/\.$/);
    expect(why, rule).toMatch(/^.{15,300}\.$/);
    expect(fix.length, rule).toBeGreaterThan(4);
  }
});

it('a name from the object prototype is not a rule', () => {
  expect(() => getRuleWords('java', 'constructor')).toThrow('nothing is said');
});
