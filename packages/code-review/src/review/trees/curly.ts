import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  isPure,
  listDescendants,
  listFollowingSiblings,
  removeParentheses,
  sign,
} from './look.ts';
import { createNodeRule, type TreeRules } from './rule.ts';
import { listEarlierConditions } from './slips.ts';
import type { SyntaxNode } from './syntax.ts';

/** Rules shared by Java and C++, whose grammars use the same node names. */

const ENDS = new Set([
  'return_statement',
  'throw_statement',
  'break_statement',
  'continue_statement',
  'yield_statement',
  'goto_statement',
]);

/** Whether nothing after a statement can be reached from it. */
export function ends(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (ENDS.has(node.type)) return true;
  if (node.type === 'block' || node.type === 'compound_statement') return ends(getNamedChildren(node).at(-1));
  if (node.type === 'else_clause') return ends(getNamedChildren(node).at(-1));
  if (node.type === 'if_statement') {
    const otherwise = getField(node, 'alternative');
    return otherwise !== undefined && ends(getField(node, 'consequence')) && ends(otherwise);
  }
  if (node.type === 'try_statement')
    return (
      findDescendants(node, 'catch_clause').every((clause) => ends(getField(clause, 'body'))) &&
      ends(getField(node, 'body'))
    );
  if (node.type === 'synchronized_statement') return ends(getField(node, 'body'));
  if (node.type === 'expression_statement')
    return /^(?:System\.exit|(?:std::)?(?:exit|abort|terminate))\s*\(/.test(node.text);
  return (
    /^(?:while\s*\(\s*true\s*\)|for\s*\(\s*;\s*;\s*\))/.test(node.text) &&
    findDescendants(node, 'break_statement').length === 0
  );
}

const SECRET_NAME_PATTERN =
  /(?:^|[a-z_])(?:password|passwd|pwd|pw|secret|token|api_?key|private_?key|access_?key|secret_?key)_?$/i;
const PLACEHOLDER_PATTERN =
  /^(?:[a-z]*(?:[-_ ][a-z]+)*(?:token|password|secret|key)(?:[-_ ][a-z]+)*|.{0,5}|[*x.<-].*|your[-_ ].*|example.*|change[-_ ]?me.*|test.*|dummy.*|\$\{.*|.*\s.*)$/i;

/** A name that suggests a secret, and a value that looks like one. */
const isSecret = (name: string, value: string) => SECRET_NAME_PATTERN.test(name) && !PLACEHOLDER_PATTERN.test(value);

export const getWrittenName = (node: SyntaxNode | undefined): string | null =>
  node?.type === 'string_literal' ? node.text.replace(/^[^"]*"|"[^"]*$/g, '') : null;

const CONDITIONS = ['if_statement', 'while_statement', 'do_statement'];
const SIZE_NAME_PATTERN = /^(?:\w*_)?(?:size|length|len|count)_?$/i;
const LENGTH_PATTERN = /(?:\.|->)(?:length|size|count)(?:\s*\(\s*\))?$/;

/** A comment that only says that something isn't done yet. */
const SAYS_NOTHING_PATTERN = /^\/[/*]+\s*(?:ignored?|(?:do )?nothing(?: to do)?|no-?op|todo)?[.:]?\s*(?:\*\/)?$/i;
const FALLTHROUGH_PATTERN = /fall|no\s*break|intended/i;

export const CURLY_RULES: TreeRules = {
  'unreachable-code': {
    on: [...ENDS],
    check(node, report) {
      if (
        !/^(?:block|compound_statement|constructor_body|case_statement|switch_block_statement_group)$/.test(
          node.parent?.type ?? '',
        )
      )
        return;
      const [next] = listFollowingSiblings(node);
      if (
        next &&
        !/^(?:case_statement|labeled_statement|switch_label|.*declaration|access_specifier|preproc.*)$/.test(next.type)
      )
        report(next);
    },
  },
  'assigned-to-itself': createNodeRule(
    ['assignment_expression'],
    (node) =>
      sign(node) === '=' && getLeft(node)?.text === getRight(node)?.text && isPure(node) === false && isPureSides(node),
  ),
  'compared-with-itself': createNodeRule(['binary_expression'], (node) => {
    const [a, b] = [getLeft(node), getRight(node)];
    if (!a || !b || a.text !== b.text) return false;
    if (!isPure(a)) return /^(?:&&|\|\|)$/.test(sign(node) ?? '') && isQuestion(a);
    return /^(?:==|!=|<|>|<=|>=|&&|\|\||-)$/.test(sign(node) ?? '') && !/literal$/.test(a.type);
  }),
  'assignment-as-condition': createNodeRule(CONDITIONS, (node) => {
    const condition = removeParentheses(getField(node, 'condition'));
    // Double parentheses mark it as intended.
    return (
      condition?.type === 'assignment_expression' &&
      sign(condition) === '=' &&
      !/^\(\s*\(/.test(getField(node, 'condition')?.text ?? '')
    );
  }),
  'repeated-condition': createNodeRule(['if_statement'], (node) => {
    const condition = removeParentheses(getField(node, 'condition'));
    return condition !== undefined && isPure(condition) && listEarlierConditions(node).includes(condition.text);
  }),
  'same-branches': createNodeRule(['if_statement', 'ternary_expression', 'conditional_expression'], (node) => {
    const [then, otherwise] = [getField(node, 'consequence'), getField(node, 'alternative')];
    if (!then || !otherwise) return false;
    if (node.type !== 'if_statement') return then.text === otherwise.text;
    const branch = otherwise.type === 'else_clause' ? getNamedChildren(otherwise).at(-1) : otherwise;
    return (
      branch !== undefined &&
      branch.type !== 'if_statement' &&
      getNamedChildren(then).length > 0 &&
      then.text === branch.text
    );
  }),
  'one-too-far': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    if (condition?.type !== 'binary_expression' || sign(condition) !== '<=') return false;
    const start = getField(node, 'init') ?? getField(node, 'initializer');
    const limit = getRight(condition)?.text ?? '';
    if (!/=\s*0[uU]?\s*;?$/.test(start?.text ?? '')) return false;
    return (
      LENGTH_PATTERN.test(limit) ||
      (SIZE_NAME_PATTERN.test(limit) && isIndex(getLeft(condition)?.text ?? '', getField(node, 'body')))
    );
  }),
  'body-missing': createNodeRule(
    ['if_statement', 'for_statement', 'while_statement', 'enhanced_for_statement', 'for_range_loop'],
    (node) => {
      if (node.parent?.type === 'do_statement') return false;
      const body = getField(node, 'consequence') ?? getField(node, 'body') ?? node.children.at(-1);
      if (body?.text.trim() !== ';') return false;
      // A loop that does its work in its header is alone on its line. A block right after it was probably meant to be its body.
      const [next] = listFollowingSiblings(node);
      return node.type === 'if_statement' || next?.type === 'block' || next?.type === 'compound_statement';
    },
  ),
  'float-equality': createNodeRule(['binary_expression'], (node) => {
    if (!/^[=!]=$/.test(sign(node) ?? '')) return false;
    const sides = [getLeft(node), getRight(node)];
    if (sides.some((side) => side !== undefined && /^-?\d*\.\d*[1-9]\d*[fFdD]?$/.test(side.text))) return true;
    const names = sides.map((side) => (side?.type === 'identifier' ? side.text : ' '));
    const text = findClosest(node, 'method_declaration', 'function_definition')?.text ?? '';
    // Functions that order numbers also ask whether they are the same.
    return (
      names.every((name) =>
        new RegExp(`\\b(?:double|float)\\s+${name}\\b|\\b(?:double|float)\\s+\\w+\\s*=[^;,]*,\\s*${name}\\b`).test(
          text,
        ),
      ) && !new RegExp(`\\b${names[0]}\\s*[<>]|[<>]=?\\s*${names[0]}\\b`).test(text)
    );
  }),
  'secret-in-code': {
    on: ['variable_declarator', 'init_declarator', 'assignment_expression'],
    check(node, report) {
      const name =
        (getField(node, 'name') ?? getField(node, 'declarator') ?? getLeft(node))?.text
          .split(/\W+/)
          .findLast(Boolean) ?? '';
      const value = getWrittenName(getField(node, 'value') ?? getRight(node));
      if (value !== null && isSecret(name, value)) report(node);
    },
  },
  'case-falls-through': {
    on: ['switch_block_statement_group', 'case_statement'],
    check(node, report, { root }) {
      const statements = getNamedChildren(node).filter(
        (child) => child.field !== 'value' && child.type !== 'switch_label',
      );
      const [next] = listFollowingSiblings(node);
      const last = statements.at(-1);
      if (!last || next?.type !== node.type || ends(last) || statements.some((one) => ENDS.has(one.type))) return;
      if (last.type === 'block' && ends(last)) return;
      const between = root.text.slice(last.end - root.start, next.start - root.start);
      const isSaid =
        FALLTHROUGH_PATTERN.test(between) ||
        [...listDescendants(node)].some(
          (child) => child.type.endsWith('comment') && FALLTHROUGH_PATTERN.test(child.text),
        ) ||
        /fallthrough/i.test(last.text);
      if (!isSaid) report(next);
    },
  },
  'empty-catch-clause': {
    on: ['catch_clause'],
    check(node, report) {
      const body = getField(node, 'body');
      if (!body || body.children.some((child) => child.named && !SAYS_NOTHING_PATTERN.test(child.text))) return;
      const name = findDescendants(node, 'identifier').map(({ text }) => text);
      if (!name.some((text) => /^(?:ignored?|expected|_+)$/i.test(text))) report(node);
    },
  },
  'loop-runs-once': {
    on: ['for_statement', 'while_statement', 'enhanced_for_statement', 'for_range_loop'],
    check(node, report) {
      const body = getField(node, 'body');
      const isBlock = body?.type === 'block' || body?.type === 'compound_statement';
      const last = isBlock ? getNamedChildren(body).at(-1) : body;
      if (!last || last.type === 'continue_statement' || !ends(last)) return;
      const goesOn =
        findDescendants(body, 'continue_statement').length > 0 || /^(?:while\s*\(\s*true|for\s*\(\s*;)/.test(node.text);
      if (!goesOn && findClosest(node, 'lambda_expression') === undefined) report(last);
    },
  },
};

/** Calls without side effects, by name. */
const QUESTION_PATTERN =
  /^(?:equals(?:IgnoreCase)?|is[A-Z_]\w*|has[A-Z_]\w*|contains\w*|starts_?[wW]ith|ends_?[wW]ith|matches|empty|size|length|count|get[A-Z]\w*)$/;
const isQuestion = (node: SyntaxNode) =>
  [node, ...listDescendants(node)].every(
    (one) =>
      !/update_expression|assignment|object_creation|new_expression|await/.test(one.type) &&
      (one.type !== 'method_invocation' || QUESTION_PATTERN.test(getField(one, 'name')?.text ?? '')) &&
      (one.type !== 'call_expression' ||
        QUESTION_PATTERN.test(getField(getField(one, 'function'), 'field')?.text ?? '')),
  );

const isIndex = (name: string, body: SyntaxNode | undefined) =>
  findDescendants(body, 'subscript_expression', 'array_access').some(
    (one) => (getField(one, 'index') ?? getNamedChildren(getField(one, 'indices') ?? one)[0])?.text === name,
  );

const isPureSides = (node: SyntaxNode) =>
  [getLeft(node), getRight(node)].every((side) => side !== undefined && isPure(side));
