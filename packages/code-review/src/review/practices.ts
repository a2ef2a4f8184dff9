import type { Language } from '@foothold/contracts/coaching/choices';
import type { FunctionMeasure } from './measures/complexity.ts';
import type { SyntaxTree } from './trees/syntax.ts';
import type { Review, Spot } from './types.ts';

type Practice = Review['practices'][number];

interface ReviewContext {
  tree: SyntaxTree;
  functions: readonly FunctionMeasure[];
  duplication: number;
  spots: readonly Spot[];
}

interface Rule {
  languages?: readonly Language[];
  /** Mentioned if found in the code. */
  followed: string;
  isSaved(looked: ReviewContext): boolean;
  /** Mentioned if a finding of one of these rules points to it. */
  advice?: string;
  rules?: readonly string[];
}

const MAX_RETAINED = 6;
const MAX_ADVICE = 5;

const has = (looked: ReviewContext, ...types: string[]) =>
  looked.tree.nodes.some((node) => node.named && types.includes(node.type));
const hasToken = (looked: ReviewContext, ...texts: string[]) =>
  looked.tree.nodes.some((node) => !node.named && texts.includes(node.type));
const hasText = (looked: ReviewContext, type: string, pattern: RegExp) =>
  looked.tree.nodes.some((node) => node.type === type && pattern.test(node.text));
const hasSpot = ({ spots }: ReviewContext, rules: readonly string[] = []) =>
  spots.some(({ rule }) => rules.includes(rule));

const SCRIPT = ['javascript', 'typescript'] as const;

/** Each is a check of the code: nothing is praised that wasn't found. */
const PRACTICES: readonly Rule[] = [
  {
    followed: 'Every function has at most 10 paths.',
    isSaved: ({ functions }) => functions.length >= 2 && functions.every(({ complexity }) => complexity <= 10),
    advice: 'One decision per function: early returns and small functions instead of nesting.',
    rules: ['complex-function', 'very-complex-function', 'deep-nesting', 'long-function', 'many-parameters'],
  },
  {
    followed: 'No block of code is repeated.',
    isSaved: ({ tree, duplication }) => duplication === 0 && tree.root.endLine >= 40,
    advice: 'Write it once, and pass the differences as parameters.',
    rules: ['repeated-code'],
  },
  {
    languages: SCRIPT,
    followed: 'Compares with === throughout.',
    isSaved: (looked) => hasToken(looked, '===', '!==') && !hasSpot(looked, ['eqeqeq']),
    advice: 'Compare with === and convert explicitly.',
    rules: ['eqeqeq'],
  },
  {
    languages: SCRIPT,
    followed: 'Declares only with const and let.',
    isSaved: (looked) => hasToken(looked, 'const') && !hasSpot(looked, ['no-var', 'prefer-const', 'implicit-global']),
    advice: 'Declare with const, or with let if it changes.',
    rules: ['no-var', 'prefer-const', 'implicit-global'],
  },
  {
    languages: SCRIPT,
    followed: 'Awaits its promises.',
    isSaved: (looked) =>
      has(looked, 'await_expression') &&
      !hasSpot(looked, ['floating-promise', 'promise-as-value', 'async-callback-ignored']),
    advice: 'Await, return or catch every promise.',
    rules: ['floating-promise', 'promise-as-value', 'async-callback-ignored', 'no-async-promise-executor'],
  },
  {
    languages: SCRIPT,
    followed: 'Handles failures where they can happen.',
    isSaved: (looked) => has(looked, 'catch_clause') && !hasSpot(looked, ['no-empty', 'no-useless-catch']),
    advice: 'Handle a failure, or let it propagate; never swallow it.',
    rules: ['no-empty', 'no-useless-catch', 'no-unsafe-finally'],
  },
  {
    languages: ['typescript'],
    followed: 'Is fully typed: no any, and no forced types.',
    isSaved: (looked) =>
      has(looked, 'type_annotation') &&
      !hasSpot(looked, [
        '@typescript-eslint/no-explicit-any',
        'double-assertion',
        '@typescript-eslint/ban-ts-comment',
        '@typescript-eslint/no-non-null-assertion',
      ]),
    advice: 'Treat unknown data as unknown, and check its shape once, at the boundary.',
    rules: [
      '@typescript-eslint/no-explicit-any',
      'double-assertion',
      '@typescript-eslint/ban-ts-comment',
      '@typescript-eslint/no-non-null-assertion',
    ],
  },
  {
    languages: ['typescript'],
    followed: 'Marks what must not change as readonly.',
    isSaved: (looked) => hasToken(looked, 'readonly'),
  },
  {
    languages: ['python'],
    followed: 'Opens files and similar resources in a with block.',
    isSaved: (looked) => has(looked, 'with_statement') && !hasSpot(looked, ['SIM115']),
    advice: 'Open resources in a with block.',
    rules: ['SIM115'],
  },
  {
    languages: ['python'],
    followed: 'Annotates its parameters and results with types.',
    isSaved: (looked) => {
      const all = looked.tree.nodes.filter(({ type }) => type === 'function_definition');
      return all.length > 0 && all.every(({ children }) => children.some((child) => child.field === 'return_type'));
    },
  },
  {
    languages: ['python'],
    followed: 'Documents its functions and classes with docstrings.',
    isSaved: (looked) => {
      const all = looked.tree.nodes.filter(
        ({ type, named }) => named && (type === 'function_definition' || type === 'class_definition'),
      );
      const documented = all.filter((node) => /^\s*[rbu]*"""/i.test(node.children.at(-1)?.text ?? ''));
      return documented.length > 0 && documented.length * 2 >= all.length;
    },
  },
  {
    languages: ['python'],
    followed: 'Catches only the exceptions it names.',
    isSaved: (looked) => has(looked, 'except_clause') && !hasSpot(looked, ['E722', 'BLE001', 'S110', 'S112']),
    advice: 'Catch only the exceptions you can handle, by name.',
    rules: ['E722', 'BLE001', 'S110', 'S112', 'TRY203'],
  },
  {
    languages: ['python'],
    followed: 'Uses no mutable defaults.',
    isSaved: (looked) =>
      has(looked, 'default_parameter', 'typed_default_parameter') && !hasSpot(looked, ['B006', 'B008']),
    advice: 'Use None as the default if a new object is meant.',
    rules: ['B006', 'B008', 'RUF008', 'RUF009'],
  },
  {
    languages: ['java'],
    followed: 'Closes what it opens with try-with-resources.',
    isSaved: (looked) => has(looked, 'try_with_resources_statement') && !hasSpot(looked, ['java-unclosed-resource']),
    advice: 'Open resources in a try (…).',
    rules: ['java-unclosed-resource'],
  },
  {
    languages: ['java'],
    followed: 'Passes values to queries separately.',
    isSaved: (looked) =>
      hasText(looked, 'type_identifier', /^PreparedStatement$/) && !hasSpot(looked, ['java-sql-concatenation']),
    advice: 'Use a PreparedStatement with placeholders.',
    rules: ['java-sql-concatenation'],
  },
  {
    languages: ['java'],
    followed: 'Marks fields that do not change as final.',
    isSaved: (looked) => hasText(looked, 'field_declaration', /\bprivate\s+final\b|\bfinal\s/),
  },
  {
    languages: ['java'],
    followed: 'Handles failures by their kind.',
    isSaved: (looked) =>
      has(looked, 'catch_clause') &&
      !hasSpot(looked, [
        'empty-catch-clause',
        'java-catch-throwable',
        'java-swallowed-interrupt',
        'java-print-stack-trace',
      ]),
    advice: 'Catch the kind of failure that can be handled, and pass the cause on.',
    rules: [
      'empty-catch-clause',
      'java-catch-throwable',
      'java-swallowed-interrupt',
      'java-print-stack-trace',
      'java-lost-cause',
    ],
  },
  {
    languages: ['cpp'],
    followed: 'Leaves ownership to smart pointers and containers.',
    isSaved: (looked) =>
      looked.tree.nodes.some(
        ({ text, type }) =>
          /identifier$/.test(type) && /^(?:unique_ptr|shared_ptr|make_unique|make_shared|vector)$/.test(text),
      ) && !has(looked, 'new_expression', 'delete_expression'),
    advice: 'Let unique_ptr and containers own memory.',
    rules: ['cpp-raw-new', 'cpp-leak', 'cpp-double-delete', 'cpp-delete-mismatch', 'cpp-malloc'],
  },
  {
    languages: ['cpp'],
    followed: 'Takes large values by reference to const.',
    isSaved: (looked) =>
      hasText(looked, 'parameter_declaration', /^const\b[\s\S]*&/) && !hasSpot(looked, ['cpp-loop-by-value']),
    advice: 'Loop and pass by const reference if nothing is changed.',
    rules: ['cpp-loop-by-value', 'cpp-pass-by-value', 'cpp-catch-by-value'],
  },
  {
    languages: ['cpp'],
    followed: 'Marks overrides with override.',
    isSaved: (looked) =>
      looked.tree.nodes.some(({ type, text }) => type === 'virtual_specifier' && text === 'override'),
  },
  {
    advice: 'Keep secrets out of the code: environment or secret store.',
    followed: '',
    isSaved: () => false,
    rules: ['hard-coded-secret', 'S105', 'S106', 'S107', 'secret-in-code'],
  },
  {
    advice: 'Treat all external values as data: placeholders for queries, lists for commands, text for pages.',
    followed: '',
    isSaved: () => false,
    rules: [
      'sql-concatenation',
      'shell-from-text',
      'html-from-text',
      'path-from-request',
      'no-eval',
      'S608',
      'S602',
      'S605',
      'S307',
      'java-command',
      'cpp-shell',
      'cpp-sql-concatenation',
    ],
  },
];

/** What the code does well, by checks, and the practices that its findings point to. */
export function listPractices(language: Language, looked: ReviewContext): Practice[] {
  const applicablePractices = PRACTICES.filter(({ languages }) => !languages || languages.includes(language));
  const retained = applicablePractices
    .filter((practice) => practice.isSaved(looked))
    .map(({ followed: text }) => ({ text, followed: true }));
  const advised = applicablePractices.flatMap(({ advice, rules }) =>
    advice && hasSpot(looked, rules) ? [{ text: advice, followed: false }] : [],
  );
  return [...retained.slice(0, MAX_RETAINED), ...advised.slice(0, MAX_ADVICE)];
}
