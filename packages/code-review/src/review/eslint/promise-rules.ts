import type { Rule, Scope } from 'eslint';
import type { CallExpression, Node } from './nodes.ts';
import { createRule, getLastName } from './rule.ts';

const isFunction = (node: Node | undefined | null) =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

const isAsync = (node: Node | undefined | null): boolean =>
  isFunction(node) &&
  (node as { async?: boolean; generator?: boolean }).async === true &&
  !(node as { generator?: boolean }).generator;

/** Whether all of a function is in a try with a catch, so that nothing is lost if nobody waits for it. */
const handlesErrors = (node: Node | null): boolean => {
  const body = node && 'body' in node ? (node.body as Node) : null;
  const [first, second] = body?.type === 'BlockStatement' ? body.body : [];
  return first?.type === 'TryStatement' && !!first.handler && !second;
};

/** Calls of functions that this code declares as async. */
const onAsyncCall = (context: Rule.RuleContext, found: (call: CallExpression & Rule.NodeParentExtension) => void) => ({
  CallExpression(node: CallExpression & Rule.NodeParentExtension) {
    if (isAsync(findDeclaration(node, context))) found(node);
  },
});

function findDeclaration(call: CallExpression, { sourceCode }: Rule.RuleContext): Node | null {
  const { callee } = call;
  if (callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression')
    return findMethod(call, getLastName(callee), sourceCode);
  if (callee.type !== 'Identifier') return null;
  let scope: Scope.Scope | null = sourceCode.getScope(call);
  for (; scope; scope = scope.upper) {
    const variable = scope.set.get(callee.name);
    if (!variable) continue;
    const definition = variable.defs[0];
    if (variable.defs.length !== 1 || !definition) return null;
    if (definition.type === 'FunctionName') return definition.node as Node;
    return definition.type === 'Variable' ? ((definition.node.init as Node | null) ?? null) : null;
  }
  return null;
}

function findMethod(call: Node, name: string | null, sourceCode: Rule.RuleContext['sourceCode']): Node | null {
  const body = sourceCode.getAncestors(call).findLast((node) => node.type === 'ClassBody');
  if (body?.type !== 'ClassBody' || name === null) return null;
  const member = body.body.find(
    (one) => one.type === 'MethodDefinition' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return member?.type === 'MethodDefinition' ? member.value : null;
}

export const promiseRules: Record<string, Rule.RuleModule> = {
  'floating-promise': createRule((report, context) =>
    onAsyncCall(context, (call) => {
      if (handlesErrors(findDeclaration(call, context))) return;
      // Nothing can await at the top of a program: scripts start with main().
      const isInside = context.sourceCode.getAncestors(call).some(isFunction);
      if (isInside && call.parent.type === 'ExpressionStatement') report(call);
    }),
  ),
  'promise-as-value': createRule((report, context) =>
    onAsyncCall(context, (call) => {
      const { parent } = call;
      const isCondition =
        (parent.type === 'IfStatement' ||
          parent.type === 'WhileStatement' ||
          parent.type === 'ConditionalExpression') &&
        parent.test === call;
      const isOperand =
        (parent.type === 'UnaryExpression' && parent.operator === '!') || parent.type === 'BinaryExpression';
      const isRead =
        parent.type === 'MemberExpression' &&
        parent.object === call &&
        !['then', 'catch', 'finally'].includes(getLastName(parent) ?? '');
      if (isCondition || isOperand || isRead) report(call);
    }),
  ),
  'async-callback-ignored': createRule((report) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || getLastName(node.callee) !== 'forEach') return;
      const callback = node.arguments[0];
      if (isAsync(callback)) report(node);
    },
  })),
};
