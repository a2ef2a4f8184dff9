import type { Rule } from 'eslint';
import { Linter } from 'eslint/universal';
import { ReviewError, type Spot } from '../types.ts';
import { type Dialect, getConfig } from './config.ts';

const linter = new Linter({ configType: 'flat' });

const DIALECTS = { javascript: ['module', 'commonjs'], typescript: ['typescript', 'tsx'] } as const satisfies Record<
  string,
  readonly Dialect[]
>;

const FILE_NAMES: Record<Dialect, string> = {
  module: 'code.js',
  commonjs: 'code.cjs',
  typescript: 'code.ts',
  tsx: 'code.tsx',
};

export interface LintResult {
  spots: Spot[];
  /** Line of the syntax error; null if the code was parsed. */
  brokenAt: number | null;
}

/**
 * Lints JavaScript or TypeScript. Nothing is read from disk.
 * @throws ReviewError if the code nests deeper than the stack allows
 */
export function lintScript(code: string, language: keyof typeof DIALECTS): LintResult {
  let first: LintResult | null = null;
  for (const dialect of DIALECTS[language]) {
    const result = lint(code, dialect);
    if (result.brokenAt === null) return result;
    first ??= result;
  }
  return first ?? { spots: [], brokenAt: 1 };
}

function lint(code: string, dialect: Dialect): LintResult {
  let messages: ReturnType<Linter['verify']>;
  try {
    messages = linter.verify(code, [getConfig(dialect)] as Parameters<Linter['verify']>[1], FILE_NAMES[dialect]);
  } catch (error) {
    if (error instanceof RangeError || isStackOverflow(error)) throw createTooDeepError();
    throw error;
  }
  const fatal = messages.find((message) => message.fatal);
  if (fatal && /call stack/i.test(fatal.message)) throw createTooDeepError();
  if (fatal) return { spots: [], brokenAt: Math.max(1, fatal.line ?? 1) };
  const spots = messages
    .filter((message) => message.ruleId !== null && !isUnusedAtTop(message))
    .map(({ ruleId, line, endLine }) => ({
      rule: (ruleId ?? '').replace(/^own\//, ''),
      line,
      endLine: endLine ?? line,
    }));
  return { spots, brokenAt: null };
}

const createTooDeepError = () =>
  new ReviewError('This code nests too deep to be reviewed. Please send a smaller part of it.');

const isStackOverflow = (error: unknown) => error instanceof Error && /call stack/i.test(error.message);

/** Functions in pasted code are often used elsewhere; unused imports aren't. */
function isUnusedAtTop({ ruleId, line, column }: Linter.LintMessage): boolean {
  if (!ruleId?.endsWith('no-unused-vars')) return false;
  const source = linter.getSourceCode();
  // Nobody can use what a module neither exports nor uses.
  const isModule = source.ast.body.some(({ type }) => /^Export/.test(type));
  const at = source.getIndexFromLoc({ line, column: column - 1 });
  return (
    source.scopeManager?.scopes.some(
      ({ block, variables }) =>
        block.type === 'Program' &&
        variables.some(({ defs }) =>
          defs.some(
            ({ type, name }) =>
              type !== 'ImportBinding' &&
              !(isModule && type === 'FunctionName') &&
              (name as Rule.Node).range?.[0] === at,
          ),
        ),
    ) ?? false
  );
}
