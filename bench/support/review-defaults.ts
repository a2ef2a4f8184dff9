import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '@foothold/contracts/coaching/choices';

interface Found {
  line: number;
  endLine: number;
  rule: string;
}
interface Message {
  ruleId: string | null;
  line: number;
  endLine?: number;
}
interface Diagnostic {
  code: string | null;
  start_location: { row: number };
  end_location: { row: number };
}

// The tools belong to the review package; here they run with their own defaults.
const load = createRequire(join(import.meta.dirname, '..', '..', 'packages', 'code-review', 'package.json'));
const { Linter } = load('eslint/universal') as {
  Linter: new () => { verify(code: string, config: unknown[], fileName: string): Message[] };
};
const javascript = load('@eslint/js') as { configs: { recommended: object } };
const typescript = load('@typescript-eslint/eslint-plugin') as { configs: Record<string, unknown> };
const { Workspace, PositionEncoding } = load('@astral-sh/ruff-wasm-nodejs') as {
  Workspace: new (settings: object, encoding: number) => { check(code: string): Diagnostic[] };
  PositionEncoding: { Utf16: number };
};

const known = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), 'document', 'window', 'require', 'module', 'exports'].map((name) => [
    name,
    'readonly',
  ]),
);
const linter = new Linter();
const ruff = new Workspace({}, PositionEncoding.Utf16);

/** The tools' findings with their own default rules; null if a language has no such tool here. */
export function getDefaultFindings(code: string, language: Language): Found[] | null {
  if (language === 'python')
    return ruff.check(code).map(({ code: rule, start_location, end_location }) => ({
      line: start_location.row,
      endLine: end_location.row,
      rule: rule ?? 'syntax',
    }));
  if (language !== 'javascript' && language !== 'typescript') return null;
  const config = [
    { files: ['**/*.tsx', '**/*.jsx'], ...javascript.configs.recommended },
    ...(language === 'typescript' ? (typescript.configs['flat/recommended'] as unknown[]) : []),
    {
      files: ['**/*.tsx', '**/*.jsx'],
      // What a project would configure: browsers' and Node's global names.
      languageOptions: { globals: known, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
  ];
  return linter
    .verify(code, config, language === 'typescript' ? 'code.tsx' : 'code.jsx')
    .map(({ ruleId, line, endLine }) => ({ line, endLine: endLine ?? line, rule: ruleId ?? 'syntax' }));
}
