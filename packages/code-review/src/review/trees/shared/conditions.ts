import { findDescendants, getField, getNamedChildren, isPure, removeParentheses } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { isCovered, type LoopBound, listEarlierConditions, parseBound } from '../slips.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  CALLS,
  escapeRegExp,
  getArguments,
  getCallee,
  getFunction,
  listAssignments,
  listParameters,
} from './grammar.ts';
import { getSides, isSign } from './loops.ts';

const LOGIC = ['binary_expression', 'boolean_operator'];
const isEither = (node: SyntaxNode) =>
  node.children.some(({ named, type }) => !named && (type === '||' || type === 'or'));
const isBoth = (node: SyntaxNode) =>
  node.children.some(({ named, type }) => !named && (type === '&&' || type === 'and'));
const isLiteral = (node: SyntaxNode | undefined) =>
  node !== undefined &&
  (/^(?:string|string_literal|number|number_literal|integer|float|decimal_integer_literal|decimal_floating_point_literal|character_literal|char_literal|null|none|null_literal|true|false)$/.test(
    node.type,
  ) ||
    /^-?\d/.test(node.text));

interface Comparison {
  of: string;
  sign: string;
  value: SyntaxNode;
}

/** `a != "x"` or `!"x".equals(a)`, with what is compared and what with. */
function readComparison(given: SyntaxNode | undefined): Comparison | null {
  let node = removeParentheses(given);
  if (!node) return null;
  let isNot = false;
  if (/^(?:unary_expression|not_operator)$/.test(node.type) && /^(?:!|not\b)/.test(node.text)) {
    isNot = true;
    node = removeParentheses(getNamedChildren(node).at(-1));
  }
  if (!node) return null;
  if (CALLS.includes(node.type)) {
    const [value] = getArguments(node);
    const [, of] = /^(.+)\.equals(?:IgnoreCase)?$/.exec(getCallee(node)) ?? [];
    return of && value && isLiteral(value) ? { of, sign: isNot ? '!=' : '==', value } : null;
  }
  if (isNot || !/^(?:binary_expression|comparison_operator)$/.test(node.type)) return null;
  const [left, right] = getSides(node);
  const operator = node.children
    .find(({ named, type }) => !named && /^(?:[=!]==?|[<>]=?)$/.test(type))
    ?.type.replace('===', '==')
    .replace('!==', '!=');
  return left &&
    right &&
    operator &&
    isLiteral(right) &&
    (isPure(left) || /^[\w.]+\.(?:get\w+|length|size)\(\)$/.test(left.text))
    ? { of: left.text, sign: operator, value: right }
    : null;
}

/** Whether two comparisons joined by "or" always hold, or joined by "and" never do. */
function isDecided(node: SyntaxNode): boolean {
  const either = isEither(node);
  if (!either && !isBoth(node)) return false;
  const [left, right] = getSides(node);
  const last =
    left && LOGIC.includes(left.type) && isEither(left) === either && (isEither(left) || isBoth(left))
      ? getSides(left)[1]
      : left;
  const [a, b] = [readComparison(last), readComparison(right)];
  if (!a || !b || a.of !== b.of) return false;
  if (a.value.text !== b.value.text && a.sign === b.sign && a.sign === (either ? '!=' : '==')) return true;
  const [x, y] = [Number(a.value.text), Number(b.value.text)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  const [up, down] = a.sign.startsWith('>') ? [x, y] : [y, x];
  const isOpposite = `${a.sign[0]}${b.sign[0]}` === '><' || `${a.sign[0]}${b.sign[0]}` === '<>';
  return isOpposite && (either ? up < down : up > down);
}

/** `x >= 0 || x < size`: true of every number. */
function isAnyNumber(node: SyntaxNode): boolean {
  if (!isEither(node)) return false;
  const found = /^\(?\s*(\w+)\s*>=?\s*0\s*\)?\s*(?:\|\||or)\s*\(?\s*(\w+)\s*<=?\s*([A-Za-z_][\w.()]*)\s*\)?$/.exec(
    node.text,
  );
  return found !== null && found[1] === found[2];
}

const NULLS = '(?:null|nullptr|NULL|None|undefined)';

/** The name that a condition finds to be null: `x == null`, `!x`, `x is None`, `not x`. */
function findNullName(node: SyntaxNode | undefined): string | null {
  const text = removeParentheses(node)?.text ?? '';
  const found = new RegExp(
    `^(\\w+)\\s*(?:===?|is)\\s*${NULLS}$|^${NULLS}\\s*===?\\s*(\\w+)$|^(?:!|not\\s+)\\s*(\\w+)$`,
  ).exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}
const findSetName = (node: SyntaxNode | undefined): string | null => {
  const text = removeParentheses(node)?.text ?? '';
  return new RegExp(`^(\\w+)\\s*(?:!==?|is not)\\s*${NULLS}$`).exec(text)?.[1] ?? null;
};

const isRead = (name: string, node: SyntaxNode | undefined) =>
  findDescendants(
    { ...(node as SyntaxNode), children: node ? [node] : [] },
    'member_expression',
    'attribute',
    'method_invocation',
    'field_access',
    'field_expression',
  ).find(
    (one) =>
      getField(one, 'object')?.text === name || (one.text.includes('->') && getField(one, 'argument')?.text === name),
  );
const hasOptional = (node: SyntaxNode) => node.text.includes('?.');

/** Reads members of `name` in a statement that always run. */
function findSureRead(name: string, statement: SyntaxNode): SyntaxNode | undefined {
  if (
    !/^(?:expression_statement|local_variable_declaration|lexical_declaration|variable_declaration|declaration)$/.test(
      statement.type,
    )
  )
    return undefined;
  const own = escapeRegExp(name);
  if (
    new RegExp(`\\b${own}\\s*=[^=]|\\?|&&|\\|\\||\\band\\b|\\bor\\b|\\bif\\b|=>|\\blambda\\b|&${own}\\b`).test(
      statement.text,
    )
  )
    return undefined;
  return isRead(name, statement);
}

/** Null where it is read: Java and C++ have rules of their own. */
export const NULL_RULES: TreeRules = {
  'null-check-inverted': {
    on: LOGIC,
    check(node, report) {
      const [left, right] = getSides(node);
      const name = isBoth(node) ? findNullName(left) : isEither(node) ? findSetName(left) : null;
      const read = name && right ? isRead(name, right) : undefined;
      if (read && !hasOptional(read)) report(node);
    },
  },
  'null-used': {
    on: ['if_statement'],
    check(node, report) {
      const name = findNullName(getField(node, 'condition'));
      const then = getField(node, 'consequence');
      if (!name || !then || /^(?:!|not)/.test(removeParentheses(getField(node, 'condition'))?.text ?? '')) return;
      const own = escapeRegExp(name);
      if (new RegExp(`\\b${own}\\s*=[^=]|=>|\\bas\\s+${own}\\b|\\bfor\\s+${own}\\b`).test(then.text)) return;
      const read = isRead(name, then);
      if (read && !hasOptional(read)) report(read);
    },
  },
};

/** Whether a branch only leaves the function. */
const leaves = (branch: SyntaxNode | undefined) =>
  branch !== undefined && /^\{?\s*(?:return|throw|raise)\b[^;{}]*;?\s*\}?$/.test(branch.text);

export const CONDITION_RULES: TreeRules = {
  'always-decided': createNodeRule(
    LOGIC,
    (node) =>
      isDecided(node) ||
      isAnyNumber(node) ||
      (isEither(node) && /^[=!]=\s*\S+\s*\|\|\s*[1-9]\d*$/.test(node.text.replace(/^\s*[\w.>-]+\s*/, ''))),
  ),
  'null-checked-late': {
    on: ['if_statement'],
    check(node, report) {
      const name = findNullName(getField(node, 'condition'));
      const condition = removeParentheses(getField(node, 'condition'))?.text ?? '';
      if (!name || /^(?:!|not)/.test(condition)) return;
      const siblings = node.parent ? getNamedChildren(node.parent) : [];
      const at = siblings.indexOf(node);
      for (const statement of siblings.slice(Math.max(0, at - 4), at).reverse()) {
        if (new RegExp(`\\b${escapeRegExp(name)}\\s*=[^=]`).test(statement.text)) return;
        const read = findSureRead(name, statement);
        if (read && !hasOptional(read)) return report(node);
      }
    },
  },
  'covered-by-earlier': {
    on: ['if_statement'],
    check(node, report) {
      const own = parseBound(removeParentheses(getField(node, 'condition'))?.text ?? '');
      if (!own) return;
      const chained = listEarlierConditions(node).map(parseBound);
      const siblings = node.parent ? getNamedChildren(node.parent) : [];
      const earlier = siblings
        .slice(0, siblings.indexOf(node))
        .reverse()
        .findIndex((one) => one.type !== 'if_statement' || !leaves(getField(one, 'consequence')));
      const before = siblings.slice(earlier < 0 ? 0 : siblings.indexOf(node) - earlier, siblings.indexOf(node));
      const left = before.map((one) => parseBound(removeParentheses(getField(one, 'condition'))?.text ?? ''));
      const isSame = (one: LoopBound) => one.sign === own.sign && one.limit === own.limit;
      if ([...chained, ...left].some((one) => one !== null && isCovered(own, one) && !isSame(one))) report(node);
    },
  },
  'bit-mask-compared': createNodeRule(['binary_expression'], (node) => {
    const right = getSides(node)[1];
    const left = getSides(node)[0];
    if (!isSign(node, /^[&|^]$/) || right?.type !== 'binary_expression' || !isSign(right, /^[=!]==?$/)) return false;
    const [mask] = getSides(right);
    return (
      /^(?:0[xXbB][\da-fA-F]+|\d+|[A-Z][A-Z0-9_]*)[uUlL]*$/.test(mask?.text ?? '') &&
      left?.type !== 'binary_expression' &&
      !/^(?:is|has|can)[A-Z]/.test(left?.text ?? '')
    );
  }),
  'scaled-wrong-way': createNodeRule(
    ['binary_expression', 'binary_operator'],
    (node) =>
      /\/\s*1000(?:\.0)?\s*\*\s*(?:60|3600|24)\b/.test(node.text) &&
      node.text.length < 200 &&
      !/^(?:binary_expression|binary_operator)$/.test(node.parent?.type ?? ''),
  ),
  'power-by-xor': createNodeRule(['binary_expression', 'binary_operator'], (node) => {
    const [left, right] = getSides(node);
    return (
      node.children.some(({ named, type }) => !named && type === '^') &&
      /^[23]$/.test(right?.text ?? '') &&
      /^\(.*\s[-+*]\s.*\)$|^(?:r|radius|x|y|dx|dy|side|distance)$/.test(left?.text ?? '')
    );
  }),
  'average-of-nothing': createNodeRule(['binary_expression', 'binary_operator'], (node) => {
    const fn = getFunction(node);
    const right = getSides(node)[1]?.text ?? '';
    if (!fn || !node.children.some(({ named, type }) => !named && type === '/')) return false;
    let list = /^(?:len\(\s*([\w.]+)\s*\)|([\w.]+)\.(?:length|size\(\)))$/.exec(right)?.slice(1).find(Boolean);
    if (!list && /^\w+$/.test(right)) {
      const held =
        listAssignments(fn).find(({ target }) => target.split(/\W+/).at(-1) === right || target === right)?.value
          ?.text ?? '';
      list = /^(?:len\(\s*([\w.]+)\s*\)|([\w.]+)\.(?:length|size\(\)))$/.exec(held)?.slice(1).find(Boolean);
    }
    const name = (getField(fn, 'name') ?? getField(getField(fn, 'declarator'), 'declarator'))?.text ?? '';
    if (!list || !/av(?:era)?ge?|mean|stat|ratio|rate/i.test(name)) return false;
    const own = escapeRegExp(list);
    return (
      (listParameters(fn).includes(list) || /^(?:self|this)\./.test(list)) &&
      !new RegExp(
        `(?:if|while|assert|and|or|not|!|\\?|&&|\\|\\|)\\s*\\(?!?\\s*(?:len\\(\\s*)?${own}\\b|${own}(?:\\.length|\\.size\\(\\))\\s*(?:[=!<>?|&]|\\|\\|)|${own}\\.(?:empty|isEmpty)\\(|ZeroDivision|\\b${escapeRegExp(right)}\\s*(?:===?|!==?|>|<|<=|>=)|max\\(|\\bif\\s+(?:not\\s+)?${escapeRegExp(right)}`,
      ).test(fn.text)
    );
  }),
};
