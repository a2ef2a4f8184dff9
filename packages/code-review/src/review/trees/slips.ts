import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  isUsedIn,
  removeParentheses,
  sign,
} from './look.ts';
import { createNodeRule, type TreeRules } from './rule.ts';
import type { SyntaxNode } from './syntax.ts';

/** Typical slips shared by Java and C++: a wrong operator, variable, or bound. */

const COMPARISON_PATTERN = /^(?:[=!]=|[<>]=?)$/;
const LESS_THAN_PATTERN = /^<=?$/;
const GREATER_THAN_PATTERN = /^>=?$/;
const LENGTH_PATTERN = /(?:\.|->)(?:length|size|count)(?:\s*\(\s*\))?$/;

const getOperator = (node: SyntaxNode | undefined) => (node?.type === 'binary_expression' ? (sign(node) ?? '') : '');
const isComparison = (node: SyntaxNode | undefined) => COMPARISON_PATTERN.test(getOperator(node));

/** `x > 10` of a condition that compares with a number. */
export interface LoopBound {
  of: string;
  sign: string;
  limit: number;
}

export function parseBound(text: string): LoopBound | null {
  const found = /^([\w.()[\]>-]{1,80}?)\s*([<>]=?)\s*(-?\d{1,15}(?:\.\d{1,15})?)$/.exec(text);
  return found ? { of: found[1] ?? '', sign: found[2] ?? '', limit: Number(found[3]) } : null;
}

/** Whether an earlier bound implies a later one: the later branch is never reached. */
export function isCovered(later: LoopBound, earlier: LoopBound): boolean {
  if (later.of !== earlier.of || later.sign[0] !== earlier.sign[0]) return false;
  const isEqual = later.limit === earlier.limit && (earlier.sign.length === 2 || later.sign.length === 1);
  return isEqual || (later.sign[0] === '>' ? later.limit > earlier.limit : later.limit < earlier.limit);
}

/** The conditions of an else-if chain before this one. */
export function listEarlierConditions(node: SyntaxNode): string[] {
  const conditions: string[] = [];
  let at = node;
  for (;;) {
    const parent = at.parent?.type === 'else_clause' ? at.parent.parent : at.field === 'alternative' ? at.parent : null;
    if (parent?.type !== 'if_statement') return conditions;
    conditions.push(removeParentheses(getField(parent, 'condition'))?.text ?? '');
    at = parent;
  }
}

const isChanged = (node: SyntaxNode | undefined, name: string) =>
  findDescendants(node, 'update_expression', 'assignment_expression').some((one) => getTarget(one)?.text === name);
const getTarget = (change: SyntaxNode) =>
  getLeft(change) ?? getField(change, 'argument') ?? getNamedChildren(change)[0];

/** A for loop's counter, if its condition compares it. */
function getLoopCounter(loop: SyntaxNode): string | null {
  const name = getLeft(getField(loop, 'condition') ?? loop)?.text ?? '';
  const start = getField(loop, 'init') ?? getField(loop, 'initializer');
  return /^\w+$/.test(name) && new RegExp(`\\b${name}\\s*=`).test(start?.text ?? '') ? name : null;
}

/** An indexed read: the list, and the index expression. */
function parseElementAccess(node: SyntaxNode): { list: string; index: string } | null {
  if (node.type === 'method_invocation') {
    const [index, second] = getNamedChildren(getField(node, 'arguments') ?? node);
    const list = getField(node, 'object')?.text;
    return list && index && !second && /^(?:get|charAt)$/.test(getField(node, 'name')?.text ?? '')
      ? { list, index: index.text }
      : null;
  }
  const list = getField(node, 'array') ?? getField(node, 'argument');
  const index = getField(node, 'index') ?? getNamedChildren(getField(node, 'indices') ?? node)[0];
  return list && index && index !== list ? { list: list.text, index: index.text } : null;
}

const READ_EXPRESSION_TYPES = ['array_access', 'subscript_expression', 'method_invocation'];
const FUNCTIONS = ['method_declaration', 'function_definition'];
const CALLS = ['method_invocation', 'call_expression'];

export const SLIP_RULES: TreeRules = {
  'chained-comparison': createNodeRule(['binary_expression'], (node) => {
    const [outer, inner] = [getOperator(node), getOperator(getLeft(node))];
    return (
      (LESS_THAN_PATTERN.test(outer) && LESS_THAN_PATTERN.test(inner)) ||
      (GREATER_THAN_PATTERN.test(outer) && GREATER_THAN_PATTERN.test(inner))
    );
  }),
  'size-never-negative': createNodeRule(
    ['binary_expression'],
    (node) =>
      /^(?:>=|<)$/.test(getOperator(node)) &&
      getRight(node)?.text === '0' &&
      LENGTH_PATTERN.test(getLeft(node)?.text ?? ''),
  ),
  'single-and': createNodeRule(['binary_expression'], (node) => {
    const [a, b] = [getLeft(node), getRight(node)];
    if (!/^[&|]$/.test(getOperator(node)) || (!isComparison(a) && !isComparison(b))) return false;
    // A mask that is compared first has a rule of its own.
    if (isComparison(b) && !isComparison(a) && /^\(*\s*(?:0[xXbB]|\d|[A-Z][A-Z0-9_]*\b)/.test(b?.text ?? ''))
      return false;
    // Between two comparisons of plain values, it is a way to avoid a branch.
    return !(isComparison(a) && isComparison(b)) || /[.(]|->/.test(b?.text ?? '');
  }),
  'wrong-loop-variable': createNodeRule(['for_statement'], (node) => {
    const name = getLoopCounter(node);
    const update = getField(node, 'update');
    if (!name || !update || !/^(?:update|assignment)_expression$/.test(update.type)) return false;
    const other = getTarget(update)?.text ?? '';
    return (
      other !== name &&
      !isUsedIn(update, name) &&
      !isUsedIn(getField(node, 'condition'), other) &&
      !isChanged(getField(node, 'body'), name)
    );
  }),
  'covered-condition': createNodeRule(['if_statement'], (node) => {
    const own = parseBound(removeParentheses(getField(node, 'condition'))?.text ?? '');
    return (
      own !== null &&
      listEarlierConditions(node).some((text) => {
        const earlier = parseBound(text);
        // A repeated condition has its own rule.
        return earlier !== null && isCovered(own, earlier) && JSON.stringify(earlier) !== JSON.stringify(own);
      })
    );
  }),
  'index-at-size': createNodeRule(READ_EXPRESSION_TYPES, (node) => {
    const read = parseElementAccess(node);
    if (!read || node.parent?.type === 'pointer_expression' || !/(?:size|length)(?:\(\))?$/.test(read.index))
      return false;
    return read.index.replace(/(?:\.|->)(?:size|length)(?:\(\))?$/, '') === read.list;
  }),
  'next-beyond-end': {
    on: ['for_statement'],
    check(node, report) {
      const name = getLoopCounter(node);
      const condition = getField(node, 'condition');
      const [, list] = /^(.*?)(?:\.|->)(?:size|length)(?:\(\))?$/.exec(getRight(condition ?? node)?.text ?? '') ?? [];
      const step = getField(node, 'update')?.text ?? '';
      if (!name || !list || sign(condition ?? node) !== '<' || !/\+\+|\+=\s*1$/.test(step)) return;
      const body = getField(node, 'body');
      // Code that compares the counter again knows the bound.
      if (
        findDescendants(body, 'binary_expression').some(
          (one) => (isComparison(one) || sign(one) === '%') && isAbout(one, name),
        )
      )
        return;
      const outOfRangeAccess = findDescendants(body, ...READ_EXPRESSION_TYPES).find((one) => {
        const read = parseElementAccess(one);
        return read?.list === list && new RegExp(`^${name}\\s*\\+\\s*1$`).test(read.index);
      });
      if (outOfRangeAccess) report(outOfRangeAccess);
    },
  },
  'calls-itself-unchanged': {
    on: FUNCTIONS,
    check(node, report, { nodes }) {
      const declarator = getField(node, 'declarator');
      const name = (getField(node, 'name') ?? getField(declarator, 'declarator'))?.text ?? '';
      const parameters = getNamedChildren(getField(node, 'parameters') ?? getField(declarator, 'parameters') ?? node)
        .map((one) => getField(one, 'name') ?? getField(one, 'declarator'))
        .map((one) => one?.text.replace(/^[&*\s]+/, '') ?? '');
      // The call may be of another function with the same name.
      const isOverloaded = nodes.some(
        (one) =>
          one !== node &&
          one.type === node.type &&
          (getField(one, 'name') ?? getField(getField(one, 'declarator'), 'declarator'))?.text === name,
      );
      if (isOverloaded) return;
      for (const statement of getNamedChildren(getField(node, 'body') ?? node)) {
        if (!/^(?:expression_statement|return_statement|local_variable_declaration|declaration)$/.test(statement.type))
          return;
        const call = findDescendants(statement, ...CALLS).find(
          (one) =>
            isCallOf(one, name, parameters) &&
            !findClosest(one, 'ternary_expression', 'conditional_expression', 'lambda_expression'),
        );
        if (call && !/&&|\|\|/.test(statement.text)) return report(call);
        if (statement.type === 'return_statement') return;
      }
    },
  },
  'odd-by-one': createNodeRule(['binary_expression'], (node) => {
    const [, name] = /^(\w+)\s*%\s*2\s*==\s*1$/.exec(node.text) ?? [];
    const fn = findClosest(node, ...FUNCTIONS);
    const parameters = (getField(fn, 'parameters') ?? getField(getField(fn, 'declarator'), 'parameters'))?.text ?? '';
    return (
      name !== undefined &&
      new RegExp(`\\b(?:int|long|short)\\s+${name}\\b`).test(parameters) &&
      !/\bunsigned\b/.test(parameters)
    );
  }),
  'middle-overflows': createNodeRule(['binary_expression'], (node) => {
    if (sign(node) !== '/' || getRight(node)?.text !== '2') return false;
    const sum = removeParentheses(getLeft(node));
    return (
      getOperator(sum) === '+' &&
      /^(?:lo|low|left|l|start|begin|from)$/i.test(getLeft(sum ?? node)?.text ?? '') &&
      /^(?:hi|high|right|r|end|to)$/i.test(getRight(sum ?? node)?.text ?? '')
    );
  }),
  'lost-loop-assignment': {
    on: ['enhanced_for_statement', 'for_range_loop'],
    check(node, report) {
      const name = (getField(node, 'name') ?? getField(node, 'declarator'))?.text ?? '';
      const body = getField(node, 'body');
      if (!/^\w+$/.test(name) || !body) return;
      const change = findDescendants(body, 'assignment_expression').findLast((one) => getLeft(one)?.text === name);
      if (!change || findClosest(change, 'while_statement', 'do_statement')) return;
      const isReadAfter = findDescendants(body, 'identifier').some(
        (one) => one.text === name && one.start >= change.end,
      );
      const loops = findClosest(change, 'for_statement', 'enhanced_for_statement', 'for_range_loop');
      if (!isReadAfter && loops === node && change.parent?.type === 'expression_statement') report(change);
    },
  },
  'sign-after-assignment': createNodeRule(
    ['assignment_expression'],
    (node) =>
      sign(node) === '=' && /^[^=]*[^=!<>]=[+-]\s/.test(node.text) && getRight(node)?.type === 'unary_expression',
  ),
};

const isAbout = (node: SyntaxNode, name: string) => new RegExp(`\\b${name}\\b`).test(node.text);

function isCallOf(call: SyntaxNode, name: string, parameters: readonly string[]): boolean {
  const isNamed =
    call.type === 'call_expression'
      ? getField(call, 'function')?.text === name
      : getField(call, 'name')?.text === name && /^(?:this)?$/.test(getField(call, 'object')?.text ?? '');
  const given = getNamedChildren(getField(call, 'arguments') ?? call).map(({ text }) => text);
  return isNamed && given.length === parameters.length && given.every((text, at) => text === parameters[at]);
}
