import { after, closest, field, findDescendants, named, uses } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { args, methodName } from './names.ts';

const caught = (clause: SyntaxNode) =>
  findDescendants(
    clause.children.find(({ type }) => type === 'catch_formal_parameter'),
    'type_identifier',
  ).map(({ text }) => text);
const caughtName = (clause: SyntaxNode) =>
  field(
    clause.children.find(({ type }) => type === 'catch_formal_parameter'),
    'name',
  )?.text ?? '';

/** Exceptions and threads. */
export const FAILURE_RULES: TreeRules = {
  'java-catch-throwable': where(['catch_clause'], (node) =>
    caught(node).some((type) => type === 'Throwable' || type === 'Error'),
  ),
  'java-swallowed-interrupt': where(['catch_clause'], (node) => {
    if (!caught(node).includes('InterruptedException')) return false;
    const body = field(node, 'body');
    return (
      findDescendants(body, 'throw_statement').length === 0 &&
      !findDescendants(body, 'method_invocation').some((call) => methodName(call) === 'interrupt')
    );
  }),
  'java-print-stack-trace': where(
    ['method_invocation'],
    (node) => methodName(node) === 'printStackTrace' && args(node).length === 0,
  ),
  'java-lost-cause': {
    on: ['throw_statement'],
    check(node, report) {
      const clause = closest(node, 'catch_clause', 'lambda_expression', 'method_declaration');
      if (clause?.type !== 'catch_clause' || named(node)[0]?.type !== 'object_creation_expression') return;
      if (
        !uses(node, caughtName(clause)) &&
        !findDescendants(field(clause, 'body'), 'method_invocation').some((call) => methodName(call) === 'initCause')
      )
        report(node);
    },
  },
  'java-return-in-finally': where(
    ['return_statement', 'throw_statement'],
    (node) => closest(node, 'finally_clause', 'lambda_expression', 'method_declaration')?.type === 'finally_clause',
  ),
  'exception-not-thrown': where(
    ['object_creation_expression'],
    (node) =>
      node.parent?.type === 'expression_statement' && /(?:Exception|Error)$/.test(field(node, 'type')?.text ?? ''),
  ),
  'java-thread-run': where(
    ['method_invocation'],
    (node) =>
      methodName(node) === 'run' &&
      args(node).length === 0 &&
      /^(?:new Thread\b|thread$|\w+Thread$)/.test(field(node, 'object')?.text ?? ''),
  ),
  'java-notify-one': where(['method_invocation'], (node) => methodName(node) === 'notify' && args(node).length === 0),
  'java-wait-without-loop': where(
    ['method_invocation'],
    (node) =>
      methodName(node) === 'wait' &&
      args(node).length <= 1 &&
      /^(?:|this|lock|monitor|mutex)$/.test(field(node, 'object')?.text ?? '') &&
      !closest(node, 'while_statement', 'do_statement', 'for_statement'),
  ),
  'java-unlock-not-in-finally': where(['method_invocation'], (node) => {
    if (methodName(node) !== 'lock' || args(node).length > 0) return false;
    const name = field(node, 'object')?.text ?? '';
    const statement = node.parent;
    if (!/lock/i.test(name) || statement?.type !== 'expression_statement') return false;
    const method = closest(node, 'method_declaration', 'constructor_declaration', 'lambda_expression');
    const unlocks = findDescendants(method, 'method_invocation').filter(
      (call) => methodName(call) === 'unlock' && field(call, 'object')?.text === name,
    );
    return (
      unlocks.length > 0 && !unlocks.some((call) => closest(call, 'finally_clause')) && after(statement).length > 0
    );
  }),
  'java-system-exit': where(['method_invocation'], (node) => {
    if (node.text.startsWith('System.exit') === false) return false;
    const method = closest(node, 'method_declaration');
    return method !== undefined && methodName(method) !== 'main';
  }),
};
