import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { isComment } from '../suppressions.ts';
import { findClosest, getField } from '../trees/look.ts';
import type { SyntaxNode, SyntaxTree } from '../trees/syntax.ts';
import type { Spot } from '../types.ts';
import { PYTHON_WORDS } from '../words/python.ts';

interface Diagnostic {
  code: string | null;
  start_location: { row: number };
  end_location: { row: number };
}

/** Options for pasted code: part of a program, for any Python version. */
const settings = {
  'target-version': 'py313',
  'line-length': 320,
  lint: {
    select: Object.keys(PYTHON_WORDS).filter((rule) => /^[A-Z]+\d+$/.test(rule)),
    'allowed-confusables': [],
    'flake8-bugbear': {
      'extend-immutable-calls': [
        'Depends',
        'fastapi.Depends',
        'Query',
        'fastapi.Query',
        'Body',
        'fastapi.Body',
        'Path',
        'fastapi.Path',
        'Header',
        'fastapi.Header',
        'typer.Option',
        'typer.Argument',
        'frozenset',
        'datetime.timedelta',
        'decimal.Decimal',
      ],
    },
    pylint: { 'max-args': 7 },
  },
};

let made: Workspace | null = null;
const getWorkspace = () => {
  made ??= new Workspace(settings, PositionEncoding.Utf16);
  return made;
};

/** Lints Python. Only the text is examined; no file, no configuration. */
export function lintPython(code: string, tree: SyntaxTree): { spots: Spot[]; brokenAt: number | null } {
  const found = getWorkspace().check(removeSuppressions(code, tree)) as Diagnostic[];
  const broken = found.find(({ code: rule }) => rule === null || rule === 'invalid-syntax');
  return {
    spots: found.flatMap(({ code: rule, start_location, end_location }) =>
      rule === null ||
      rule === 'invalid-syntax' ||
      (rule === 'RUF012' && !isShared(tree, start_location.row)) ||
      (rule === 'B904' && OLDER_PYTHON.test(code)) ||
      (rule === 'PLW2901' && isRefined(tree, start_location.row)) ||
      (rule === 'RET503' && endsWithLoop(tree, start_location.row)) ||
      (rule === 'S608' && isOfMarks(code, start_location.row, end_location.row)) ||
      (rule === 'S311' && !isForSecret(tree, start_location.row))
        ? []
        : [{ rule, line: start_location.row, endLine: end_location.row }],
    ),
    brokenAt: broken ? Math.max(1, broken.start_location.row) : null,
  };
}

/**
 * Whether a class's list or dict is modified through its instances. Tables and the settings that frameworks read from a class (a Django
 * Meta, serializer fields) are constants in all but name.
 */
function isShared({ nodes }: SyntaxTree, line: number): boolean {
  const made = nodes.find((node) => node.type === 'assignment' && node.line === line);
  const holder = findClosest(made ?? ({ parent: null } as SyntaxNode), 'class_definition');
  const name = getField(made, 'left')?.text ?? '';
  if (!made || !holder || !/^\w+$/.test(name)) return false;
  const change = new RegExp(
    `\\b(?:self|cls|${getField(holder, 'name')?.text})\\.${name}(?:\\.(?:append|add|update|extend|insert|pop|remove|setdefault|clear)\\(|\\[[^\\]\\n]*\\]\\s*[-+*]?=[^=])`,
  );
  const isPlain = !getField(holder, 'superclasses') && !/^(?:Meta|Config)$/.test(getField(holder, 'name')?.text ?? '');
  return (
    change.test(holder.text) ||
    (isPlain && /^(?:\[\s*\]|\{\s*\}|(?:list|dict|set)\(\))$/.test(getField(made, 'right')?.text ?? ''))
  );
}

/** Signs of code for Python 2, which has no “raise … from”. */
const OLDER_PYTHON =
  /\(object\):|except \w+, \w+:|\bxrange\b|super\(\w+, self\)|\burllib2\b|\bQueue\.Queue\b|^\s*print ['"]/m;

/** `line = line.strip()`: the loop's variable only gets a cleaner value. */
function isRefined({ nodes }: SyntaxTree, line: number): boolean {
  const made = nodes.find((node) => node.type === 'assignment' && node.line === line);
  const name = getField(made, 'left')?.text ?? '';
  return /^\w+$/.test(name) && new RegExp(`\\b${name}\\b`).test(getField(made, 'right')?.text ?? '');
}

/** Whether all that is put into a query is as many marks as there are values: "IN (%s)" with ", ".join("?" * len(ids)). */
function isOfMarks(code: string, from: number, to: number): boolean {
  const text = code
    .split('\n')
    .slice(from - 1, to + 1)
    .join('\n');
  const [, name = ''] = /\bIN \((?:%s\)['"]\s*%\s*\(?(\w+)|\{(\w+)\})/i.exec(text)?.filter(Boolean) ?? [];
  const isOnlyOne = (text.match(/%s|\{\w/g) ?? []).length === 1;
  return (
    name !== '' &&
    isOnlyOne &&
    new RegExp(`\\b${name}\\s*=\\s*['"][, ]+['"]\\.join\\(\\s*(?:\\[?['"](?:\\?|%s)['"]|\\(?['"](?:\\?|%s)['"])`).test(
      code,
    )
  );
}

/** A loop at the end of a function may always return or raise. */
function endsWithLoop({ nodes }: SyntaxTree, line: number): boolean {
  const holder = nodes.findLast(
    (node) => node.type === 'function_definition' && node.line <= line && line <= node.endLine,
  );
  const last = getField(holder, 'body')?.children.findLast(({ named }) => named);
  return /^(?:for|while)_statement$/.test(last?.type ?? '');
}

const SECRET_NAME =
  /token|secret|passw|otp|session|nonce|salt|csrf|api_?key|verification|reset_?code|\bpin\b|_pin\b|captcha|invite/i;

/** Whether a random number becomes a secret: by the name of its variable, attribute, or function. As jitter or in a game, it may be guessed. */
function isForSecret({ nodes }: SyntaxTree, line: number): boolean {
  const call = nodes.find((node) => node.type === 'call' && node.line === line);
  const statement =
    call && findClosest(call, 'assignment', 'return_statement', 'expression_statement', 'keyword_argument');
  const holder = call && findClosest(call, 'function_definition');
  return [getField(statement, 'left') ?? getField(statement, 'name'), getField(holder, 'name')].some((name) =>
    SECRET_NAME.test(name?.text ?? ''),
  );
}

/** The same code, of the same length, with directives that Ruff would obey turned into ones that it doesn't know. */
function removeSuppressions(code: string, { nodes }: SyntaxTree): string {
  let result = '';
  let at = 0;
  for (const { start, end } of nodes.filter(isComment)) {
    result +=
      code.slice(at, start) +
      code.slice(start, end).replace(/noqa|isort|ruff|flake8/gi, (word) => '-'.repeat(word.length));
    at = end;
  }
  return result + code.slice(at);
}
