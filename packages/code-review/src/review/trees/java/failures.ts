import { findClosest, findDescendants, getField, getNamedChildren, isUsedIn, listFollowingSiblings } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { getArguments, getMethodName } from './names.ts';

const findCaughtTypes = (clause: SyntaxNode) =>
  findDescendants(
    clause.children.find(({ type }) => type === 'catch_formal_parameter'),
    'type_identifier',
  ).map(({ text }) => text);
const getCaughtName = (clause: SyntaxNode) =>
  getField(
    clause.children.find(({ type }) => type === 'catch_formal_parameter'),
    'name',
  )?.text ?? '';

/** Exceptions and threads. */
export const FAILURE_RULES: TreeRules = {
  'java-catch-throwable': createNodeRule(['catch_clause'], (node) =>
    findCaughtTypes(node).some((type) => type === 'Throwable' || type === 'Error'),
  ),
  'java-swallowed-interrupt': createNodeRule(['catch_clause'], (node) => {
    if (!findCaughtTypes(node).includes('InterruptedException')) return false;
    const body = getField(node, 'body');
    return (
      findDescendants(body, 'throw_statement').length === 0 &&
      !findDescendants(body, 'method_invocation').some((call) => getMethodName(call) === 'interrupt')
    );
  }),
  'java-print-stack-trace': createNodeRule(
    ['method_invocation'],
    (node) => getMethodName(node) === 'printStackTrace' && getArguments(node).length === 0,
  ),
  'java-lost-cause': {
    on: ['throw_statement'],
    check(node, report) {
      const clause = findClosest(node, 'catch_clause', 'lambda_expression', 'method_declaration');
      if (clause?.type !== 'catch_clause' || getNamedChildren(node)[0]?.type !== 'object_creation_expression') return;
      if (
        !isUsedIn(node, getCaughtName(clause)) &&
        !findDescendants(getField(clause, 'body'), 'method_invocation').some(
          (call) => getMethodName(call) === 'initCause',
        )
      )
        report(node);
    },
  },
  'java-return-in-finally': createNodeRule(
    ['return_statement', 'throw_statement'],
    (node) => findClosest(node, 'finally_clause', 'lambda_expression', 'method_declaration')?.type === 'finally_clause',
  ),
  'exception-not-thrown': createNodeRule(
    ['object_creation_expression'],
    (node) =>
      node.parent?.type === 'expression_statement' &&
      node.parent.parent?.type !== 'switch_rule' &&
      /(?:Exception|Error)$/.test(getField(node, 'type')?.text ?? ''),
  ),
  'java-notify-one': createNodeRule(
    ['method_invocation'],
    (node) => getMethodName(node) === 'notify' && getArguments(node).length === 0,
  ),
  'java-wait-without-loop': createNodeRule(
    ['method_invocation'],
    (node) =>
      getMethodName(node) === 'wait' &&
      getArguments(node).length <= 1 &&
      /^(?:|this|lock|monitor|mutex)$/.test(getField(node, 'object')?.text ?? '') &&
      !findClosest(node, 'while_statement', 'do_statement', 'for_statement'),
  ),
  'java-unlock-not-in-finally': createNodeRule(['method_invocation'], (node) => {
    if (getMethodName(node) !== 'lock' || getArguments(node).length > 0) return false;
    const name = getField(node, 'object')?.text ?? '';
    const statement = node.parent;
    if (!/lock/i.test(name) || statement?.type !== 'expression_statement') return false;
    const method = findClosest(node, 'method_declaration', 'constructor_declaration', 'lambda_expression');
    const unlockCalls = findDescendants(method, 'method_invocation').filter(
      (call) => getMethodName(call) === 'unlock' && getField(call, 'object')?.text === name,
    );
    return (
      unlockCalls.length > 0 &&
      !unlockCalls.some((call) => findClosest(call, 'finally_clause')) &&
      listFollowingSiblings(statement).length > 0
    );
  }),
  'java-system-exit': createNodeRule(['method_invocation'], (node) => {
    if (node.text.startsWith('System.exit') === false) return false;
    const method = findClosest(node, 'method_declaration');
    return method !== undefined && getMethodName(method) !== 'main';
  }),
};
