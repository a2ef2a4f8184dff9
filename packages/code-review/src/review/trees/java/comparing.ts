import { bare, closest, field, findDescendants, left, named, right, sign, uses } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { findDeclaredType, methodName } from './names.ts';

const BOXES = new Set(['Integer', 'Long', 'Short', 'Byte', 'Character', 'Double', 'Float']);

const listMethods = (body: SyntaxNode) => named(body).filter(({ type }) => type === 'method_declaration');

const isDifference = (node: SyntaxNode | undefined): node is SyntaxNode =>
  node?.type === 'binary_expression' &&
  sign(node) === '-' &&
  [left(node), right(node)].every((side) => side !== undefined && !/literal$/.test(side.type));

/** Comparisons, equality, and null. */
export const COMPARING_RULES: TreeRules = {
  'java-string-identity': where(['binary_expression'], (node, tree) => {
    if (!/^[=!]=$/.test(sign(node) ?? '')) return false;
    const sides = [left(node), right(node)];
    if (sides.some((side) => side?.type === 'null_literal')) return false;
    return (
      sides.some((side) => side?.type === 'string_literal') ||
      sides.every((side) => findDeclaredType(side?.text, tree) === 'String')
    );
  }),
  'java-box-identity': where(
    ['binary_expression'],
    (node, tree) =>
      /^[=!]=$/.test(sign(node) ?? '') &&
      [left(node), right(node)].every((side) => BOXES.has(findDeclaredType(side?.text, tree) ?? '')),
  ),
  'java-equals-without-hashcode': {
    on: ['class_body', 'record_declaration'],
    check(node, report) {
      const methods = listMethods(node);
      const equals = methods.find(
        (method) =>
          methodName(method) === 'equals' &&
          /^\(\s*(?:final\s+)?(?:java\.lang\.)?Object\s/.test(field(method, 'parameters')?.text ?? ''),
      );
      const hash = methods.find((method) => methodName(method) === 'hashCode');
      if (equals && !hash) report(field(equals, 'name') ?? equals);
      if (hash && !equals) report(field(hash, 'name') ?? hash);
    },
  },
  'java-overflowing-compare': {
    on: ['return_statement', 'lambda_expression'],
    check(node, report) {
      if (node.type === 'lambda_expression') {
        const names = findDescendants(field(node, 'parameters'), 'identifier').map(({ text }) => text);
        const body = field(node, 'body');
        const [first = '', second = ''] = names;
        if (
          names.length === 2 &&
          isDifference(body) &&
          uses({ ...body, children: [left(body) ?? body] }, first) &&
          uses({ ...body, children: [right(body) ?? body] }, second)
        )
          report(body);
        return;
      }
      const method = closest(node, 'method_declaration');
      const value = bare(named(node)[0]);
      if (method && /^compare(?:To)?$/.test(methodName(method)) && isDifference(value)) report(node);
    },
  },
  'java-null-dereference': {
    on: ['if_statement', 'binary_expression'],
    check(node, report) {
      const isIf = node.type === 'if_statement';
      const test = isIf ? bare(field(node, 'condition')) : bare(left(node));
      const name = nullTested(test, isIf || /^&&?$/.test(sign(node) ?? '') ? '==' : '!=');
      if (!name || (!isIf && !/^(?:&&?|\|\|?)$/.test(sign(node) ?? ''))) return;
      const then = isIf ? field(node, 'consequence') : right(node);
      if (!then || findDescendants(then, 'assignment_expression').some((one) => left(one)?.text === name)) return;
      const used = [then, ...findDescendants(then, 'method_invocation', 'field_access')].find(
        (one) => field(one, 'object')?.text === name,
      );
      if (used) report(used);
    },
  },
};

/** The name compared with null by the given operator. */
function nullTested(test: SyntaxNode | undefined, wanted: '==' | '!='): string | null {
  if (test?.type !== 'binary_expression' || sign(test) !== wanted) return null;
  const [a, b] = [left(test), right(test)];
  if (b?.type === 'null_literal' && a?.type === 'identifier') return a.text;
  return a?.type === 'null_literal' && b?.type === 'identifier' ? b.text : null;
}
