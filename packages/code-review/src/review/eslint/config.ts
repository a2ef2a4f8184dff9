import { createRequire } from 'node:module';
import type { Linter } from 'eslint';
import securityPlugin from 'eslint-plugin-security';
import { CUSTOM_RULE_WORDS, JAVASCRIPT_WORDS, SECURITY_WORDS, TYPESCRIPT_WORDS } from '../words/javascript.ts';
import { CUSTOM_RULES } from './own-rules.ts';

type RuleOptions = Record<string, unknown>;

/** Rules enabled with options other than their defaults. */
const OPTIONS: Record<string, RuleOptions | [string, RuleOptions]> = {
  eqeqeq: ['always', { null: 'ignore' }],
  'no-constant-condition': { checkLoops: 'none' },
  'no-unused-vars': {
    args: 'none',
    caughtErrors: 'none',
    ignoreRestSiblings: true,
    varsIgnorePattern: '^(?:_|React$)',
  },
  '@typescript-eslint/no-unused-vars': {
    args: 'none',
    caughtErrors: 'none',
    ignoreRestSiblings: true,
    varsIgnorePattern: '^(?:_|React$)',
  },
  'no-unused-expressions': { allowShortCircuit: true, allowTernary: true, allowTaggedTemplates: true },
  '@typescript-eslint/no-unused-expressions': {
    allowShortCircuit: true,
    allowTernary: true,
    allowTaggedTemplates: true,
  },
  'no-use-before-define': { functions: false, classes: false, variables: false },
  '@typescript-eslint/no-use-before-define': { functions: false, classes: false, variables: false, typedefs: false },
  'prefer-const': { destructuring: 'all' },
  'array-callback-return': { allowImplicit: false },
};

/** Core rules that TypeScript has its own version of. */
const REPLACED = Object.keys(TYPESCRIPT_WORDS)
  .filter((rule) => rule.startsWith('@typescript-eslint/'))
  .map((rule) => rule.slice('@typescript-eslint/'.length));

const toOwnRuleName = (rule: string) => `own/${rule}`;

function toRulesRecord(names: readonly string[]): Linter.RulesRecord {
  return Object.fromEntries(
    names.map((name) => {
      const options = OPTIONS[name];
      return [name, options === undefined ? 'error' : ['error', ...(Array.isArray(options) ? options : [options])]];
    }),
  ) as Linter.RulesRecord;
}

const javascriptRules = Object.keys(JAVASCRIPT_WORDS);
const sharedRules = [...Object.keys(SECURITY_WORDS), ...Object.keys(CUSTOM_RULE_WORDS).map(toOwnRuleName)];
const typescriptRules = [
  ...javascriptRules.filter((rule) => !REPLACED.includes(rule)),
  ...Object.keys(TYPESCRIPT_WORDS).map((rule) => (rule.startsWith('@') ? rule : toOwnRuleName(rule))),
];

const require = createRequire(import.meta.url);

const plugins = { own: { rules: CUSTOM_RULES }, security: securityPlugin } as NonNullable<Linter.Config['plugins']>;

const common: Linter.Config = {
  files: ['**/*.js', '**/*.cjs', '**/*.ts', '**/*.tsx'],
  plugins,
  // Directives in comments are ignored: the review covers all of the code.
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
};

export type Dialect = 'module' | 'commonjs' | 'typescript' | 'tsx';

/** Functions that evaluate a string as code; no-implied-eval checks whether these are the host's own. */
const HOST = Object.fromEntries(
  ['setTimeout', 'setInterval', 'window', 'global'].map((name) => [name, 'readonly'] as const),
);

const CREATE_CONFIG: Record<Dialect, () => Linter.Config> = {
  module: () => createJavaScriptConfig('module'),
  commonjs: () => createJavaScriptConfig('commonjs'),
  typescript: () => createTypeScriptConfig(false),
  tsx: () => createTypeScriptConfig(true),
};
const configs = new Map<Dialect, Linter.Config>();

/** How the code is parsed: JavaScript as a module or, if that fails, as a script; TypeScript without or with JSX. */
export function getConfig(dialect: Dialect): Linter.Config {
  const config = configs.get(dialect) ?? CREATE_CONFIG[dialect]();
  configs.set(dialect, config);
  return config;
}

function createJavaScriptConfig(sourceType: 'module' | 'commonjs'): Linter.Config {
  return {
    ...common,
    languageOptions: {
      ecmaVersion: 'latest',
      sourceType,
      globals: HOST,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    rules: toRulesRecord([...javascriptRules, ...sharedRules]),
  };
}

/** Loads TypeScript, which takes longer than everything else, so JavaScript does without. */
function createTypeScriptConfig(jsx: boolean): Linter.Config {
  const typescriptPlugin = require('@typescript-eslint/eslint-plugin');
  return {
    ...common,
    plugins: { ...plugins, '@typescript-eslint': typescriptPlugin },
    languageOptions: {
      parser: require('@typescript-eslint/parser'),
      ecmaVersion: 'latest',
      sourceType: 'module',
      globals: HOST,
      // No project: nothing is read from disk, and no rule needs type information.
      parserOptions: { ecmaFeatures: { jsx }, project: false, projectService: false, jsDocParsingMode: 'none' },
    },
    rules: toRulesRecord([...typescriptRules, ...sharedRules]),
  };
}
