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
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { findDeclaredType, getMethodName } from './names.ts';

const BOXES = new Set(['Integer', 'Long', 'Short', 'Byte', 'Character', 'Double', 'Float']);

const listMethods = (body: SyntaxNode) => getNamedChildren(body).filter(({ type }) => type === 'method_declaration');

const isDifference = (node: SyntaxNode | undefined): node is SyntaxNode =>
  node?.type === 'binary_expression' &&
  sign(node) === '-' &&
  [getLeft(node), getRight(node)].every((side) => side !== undefined && !/literal$/.test(side.type));

/** Comparisons, equality, and null. */
export const COMPARING_RULES: TreeRules = {
  'java-box-identity': createNodeRule(
    ['binary_expression'],
    (node, tree) =>
      /^[=!]=$/.test(sign(node) ?? '') &&
      [getLeft(node), getRight(node)].every((side) => BOXES.has(findDeclaredType(side?.text, tree, node) ?? '')),
  ),
  'java-equals-without-hashcode': {
    on: ['class_body', 'record_declaration'],
    check(node, report) {
      const methods = listMethods(node);
      const equals = methods.find(
        (method) =>
          getMethodName(method) === 'equals' &&
          /^\(\s*(?:final\s+)?(?:java\.lang\.)?Object\s/.test(getField(method, 'parameters')?.text ?? ''),
      );
      const hash = methods.find((method) => getMethodName(method) === 'hashCode');
      if (equals && !hash) report(getField(equals, 'name') ?? equals);
      if (hash && !equals) report(getField(hash, 'name') ?? hash);
    },
  },
  'java-overflowing-compare': {
    on: ['return_statement', 'lambda_expression'],
    check(node, report) {
      if (node.type === 'lambda_expression') {
        const names = findDescendants(getField(node, 'parameters'), 'identifier').map(({ text }) => text);
        const body = getField(node, 'body');
        const [first = '', second = ''] = names;
        if (
          names.length === 2 &&
          isDifference(body) &&
          isUsedIn({ ...body, children: [getLeft(body) ?? body] }, first) &&
          isUsedIn({ ...body, children: [getRight(body) ?? body] }, second)
        )
          report(body);
        return;
      }
      const method = findClosest(node, 'method_declaration');
      const value = removeParentheses(getNamedChildren(node)[0]);
      if (method && /^compare(?:To)?$/.test(getMethodName(method)) && isDifference(value)) report(node);
    },
  },
  'java-null-dereference': {
    on: ['if_statement', 'binary_expression'],
    check(node, report) {
      const isIfStatement = node.type === 'if_statement';
      const test = isIfStatement ? removeParentheses(getField(node, 'condition')) : removeParentheses(getLeft(node));
      const name = findNullTestedName(test, isIfStatement || /^&&?$/.test(sign(node) ?? '') ? '==' : '!=');
      if (!name || (!isIfStatement && !/^(?:&&?|\|\|?)$/.test(sign(node) ?? ''))) return;
      const then = isIfStatement ? getField(node, 'consequence') : getRight(node);
      if (!then || findDescendants(then, 'assignment_expression').some((one) => getLeft(one)?.text === name)) return;
      const used = [then, ...findDescendants(then, 'method_invocation', 'field_access')].find(
        (one) => getField(one, 'object')?.text === name,
      );
      if (used) report(used);
    },
  },
};

/** The name compared with null by the given operator. */
function findNullTestedName(test: SyntaxNode | undefined, wanted: '==' | '!='): string | null {
  if (test?.type !== 'binary_expression' || sign(test) !== wanted) return null;
  const [a, b] = [getLeft(test), getRight(test)];
  if (b?.type === 'null_literal' && a?.type === 'identifier') return a.text;
  return a?.type === 'null_literal' && b?.type === 'identifier' ? b.text : null;
}
