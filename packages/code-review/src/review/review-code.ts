import type { Language } from '@foothold/contracts/coaching/choices';
import type { Finding } from '@foothold/contracts/coaching/shapes';
import { checkBounds } from './bounds.ts';
import { type FunctionMeasure, measureFunctions } from './measures/complexity.ts';
import { findDuplicates } from './measures/duplication.ts';
import { listPractices } from './practices.ts';
import { rate } from './rating.ts';
import { repair } from './repair.ts';
import { removeSameCauses } from './same-cause.ts';
import { sayFeedback, sayImprovements } from './say.ts';
import { findSuppressions } from './suppressions.ts';
import { getTools } from './tools.ts';
import { lintTree } from './trees/lint.ts';
import { isModern } from './trees/look.ts';
import { parse, type SyntaxTree } from './trees/syntax.ts';
import type { Review, Spot } from './types.ts';
import { getRuleWords, WORDS } from './words/words.ts';

const MAX_FINDINGS = 100;
const MAX_FUNCTIONS = 50;
/** Maximum number of syntax errors reported: later ones are mostly consequences. */
const MAX_SYNTAX_ERRORS = 3;
const WEIGHT = { high: 0, medium: 1, low: 2 } as const;
const CATEGORY = { syntax: 0, security: 1, fault: 2, complexity: 3, style: 4 } as const;

/**
 * Reviews code: findings with line, reason, and fix, measures, and a rating by the published formula. None of it is run, and no file that
 * it names is read. The same code gives the same review.
 * @throws ReviewError if the code nests too deeply or takes too long to parse
 */
export async function reviewCode(pasted: string, language: Language): Promise<Review> {
  const code = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  checkBounds(code);
  const tree = await parse(code, language);
  const lines = countLines(code);
  const functions = measureFunctions(tree, language);
  const { share, duplicates } = findDuplicates(tree, lines);
  const found = removeDuplicates([
    ...(await findSpots(code, language, tree)),
    ...functions.flatMap(findFunctionSpots),
    ...duplicates.map(({ again, lines: length }) => ({
      rule: 'repeated-code',
      line: again,
      endLine: again + length - 1,
    })),
  ]);
  const spots = removeSameCauses(found);
  const all = spots
    .map((createSpot): Finding => ({ ...createSpot, ...getRuleWords(language, createSpot.rule) }))
    .sort(compareImportance);
  const findings = all.slice(0, MAX_FINDINGS);
  const { rating, deductions } = rate(all, lines, share);
  const practices = listPractices(language, { tree, functions, duplication: share, spots });
  const rules = Object.keys(WORDS[language]).length;
  const review = {
    overallRating: rating,
    findings,
    findingsInAll: all.length,
    measures: {
      lines,
      functions: functions.slice(0, MAX_FUNCTIONS).map(({ name, line, complexity }) => ({ name, line, complexity })),
      duplication: Math.round(share * 1000) / 1000,
      duplicates,
    },
    suppressions: findSuppressions(tree),
  };
  return {
    ...review,
    feedback: sayFeedback(language, rules, { ...review, findings: all }),
    improvements: sayImprovements(findings),
    practices,
    bestPractices: practices.map(({ text, followed }) => (followed ? `Done here: ${text}` : `To adopt: ${text}`)),
    deductions,
    rules,
    tools: getTools(language),
  };
}

const countLines = (code: string) => code.replace(/\n+$/, '').split('\n').length;

/** The language linter's findings. If an error keeps it from parsing the code, broken statements are left out and the rest is linted. */
async function findSpots(code: string, language: Language, tree: SyntaxTree): Promise<Spot[]> {
  const broken = new Set<number>();
  let [text, read] = [code, tree];
  for (let round = 0; round < MAX_SYNTAX_ERRORS; round++) {
    const { spots, brokenAt } = await lint(text, language, read);
    if (brokenAt === null) return [...spots, ...toBrokenSpots(broken), ...findConflictMarkers(code)];
    broken.add(brokenAt);
    text = repair(text, read, brokenAt);
    read = await parse(text, language);
  }
  return [...toBrokenSpots(broken), ...findConflictMarkers(code)];
}

/** What was usual before ES2015: no finding in code that uses nothing newer. */
const OLD_HABITS = new Set([
  'no-var',
  'prefer-const',
  'no-prototype-builtins',
  'no-array-constructor',
  'no-redeclare',
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/no-wrapper-object-types',
  '@typescript-eslint/no-non-null-assertion',
]);
/** TypeScript has always had classes and arrow functions, so only its variables say how old it is. */
const NEW_VARIABLE_PATTERN = /\b(?:let|const)\s+(?!enum\b)[\w$[{]/;

/** Loads the linter when a language needs it. */
async function lint(
  code: string,
  language: Language,
  tree: SyntaxTree,
): Promise<{ spots: Spot[]; brokenAt: number | null }> {
  switch (language) {
    case 'javascript':
    case 'typescript': {
      const { lintScript } = await import('./eslint/lint.ts');
      const { spots, brokenAt } = lintScript(code, language);
      const isNewer = language === 'typescript' ? NEW_VARIABLE_PATTERN.test(code) : isModern(tree);
      const isNew = isNewer || !/\bvar\b/.test(code);
      return {
        spots: [...spots.filter(({ rule }) => isNew || !OLD_HABITS.has(rule)), ...lintTree(tree, language)],
        brokenAt,
      };
    }
    case 'python': {
      const { lintPython } = await import('./ruff/lint.ts');
      const { spots, brokenAt } = lintPython(code, tree);
      return { spots: [...spots, ...lintTree(tree, language)], brokenAt };
    }
    default:
      return { spots: [...lintTree(tree, language), ...findTreeErrors(code, tree, language)], brokenAt: null };
  }
}

const toBrokenSpots = (lines: ReadonlySet<number>): Spot[] =>
  [...lines].map((line) => ({ rule: 'syntax', line, endLine: line }));

/** The grammar's own errors. Nested ones are reported once. */
function findTreeErrors(code: string, { errors, root }: SyntaxTree, language: Language): Spot[] {
  const texts = code.split('\n');
  const lines = new Set<number>();
  const unread = new Set<number>();
  for (const { line } of errors) {
    // Includes the line below it, because an annotation is often there.
    if (language === 'cpp' && MACRO_PATTERN.test(texts.slice(line - 1, line + 1).join(' '))) continue;
    const whole = root.children.find((child) => child.line <= line && line <= child.endLine);
    const isUncertain = language === 'cpp' && MACRO_PATTERN.test(texts.slice((whole ?? root).line - 1, line).join(' '));
    const described = isUncertain ? unread : lines;
    if (described.size < MAX_SYNTAX_ERRORS) described.add(line);
  }
  // Once is enough for something that isn't the code's fault.
  return [
    ...toBrokenSpots(lines),
    ...[...unread].slice(0, 1).map((line) => ({ rule: 'cpp-unread', line, endLine: line })),
  ];
}

/**
 * What the C++ grammar can't parse although it may be right: names that look like macros, whose expansion is unknown.
 */
const MACRO_PATTERN = /\b_*[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b[A-Z]{3,}\s*\(|\b__\w+|\boperator\s*\(\s*\)\s*\.\.\./;

function findConflictMarkers(code: string): Spot[] {
  return code
    .split('\n')
    .flatMap((text, at) =>
      /^(?:<{7} |>{7} )/.test(text) ? [{ rule: 'conflict-marker', line: at + 1, endLine: at + 1 }] : [],
    );
}

const COMPLEX_THRESHOLD = 15;
const VERY_COMPLEX_THRESHOLD = 30;
const DEEP_NESTING = 5;
const LONG_FUNCTION_LINES = 100;
const MAX_PARAMETERS = 6;

function findFunctionSpots({ line, endLine, complexity, depth, deepestLine, parameters }: FunctionMeasure): Spot[] {
  const createSpot = (rule: string, at = line): Spot => ({ rule, line: at, endLine: at });
  return [
    ...(complexity > VERY_COMPLEX_THRESHOLD
      ? [createSpot('very-complex-function')]
      : complexity > COMPLEX_THRESHOLD
        ? [createSpot('complex-function')]
        : []),
    ...(depth > DEEP_NESTING ? [createSpot('deep-nesting', deepestLine)] : []),
    ...(parameters > MAX_PARAMETERS ? [createSpot('many-parameters')] : []),
    ...(endLine - line + 1 > LONG_FUNCTION_LINES ? [createSpot('long-function')] : []),
  ];
}

/** A rule reports once per line. */
function removeDuplicates(spots: readonly Spot[]): Spot[] {
  const seen = new Set<string>();
  return spots.filter(({ rule, line }) => {
    const key = `${rule} ${line}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const compareImportance = (a: Finding, b: Finding) =>
  WEIGHT[a.severity] - WEIGHT[b.severity] ||
  CATEGORY[a.category] - CATEGORY[b.category] ||
  a.line - b.line ||
  (a.rule < b.rule ? -1 : 1);
