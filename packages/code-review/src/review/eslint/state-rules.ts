import type { Rule } from 'eslint';
import { findInitializer, resolveVariable } from './names.ts';
import type { CallExpression, Node } from './nodes.ts';
import { createRule, getLastName } from './rule.ts';

type Call = CallExpression & Rule.NodeParentExtension;

const TAKES_FUNCTION_PATTERN =
  /^(?:setTimeout|setInterval|addEventListener|on|once|then|catch|forEach|map|filter|requestAnimationFrame|queueMicrotask)$/;
const SUBSCRIPTION_PATTERN = /\b(?:setInterval|addEventListener|\.subscribe|\.observe)\s*\(/;

/** Misused shared state: of an object, an effect, or a module. */
export const stateRules: Record<string, Rule.RuleModule> = {
  'method-without-this': createRule((report, { sourceCode }) => ({
    CallExpression(node) {
      if (
        !TAKES_FUNCTION_PATTERN.test(getLastName(node.callee as Node) ?? '') ||
        node.arguments.some(({ type }) => type === 'ThisExpression')
      )
        return;
      const body = sourceCode.getAncestors(node).findLast(({ type }) => type === 'ClassBody');
      if (body?.type !== 'ClassBody') return;
      for (const given of node.arguments) {
        if (
          given.type !== 'MemberExpression' ||
          given.object.type !== 'ThisExpression' ||
          given.property.type !== 'Identifier'
        )
          continue;
        const { name } = given.property;
        const method = body.body.find(
          (one) => one.type === 'MethodDefinition' && one.key.type === 'Identifier' && one.key.name === name,
        );
        const isBound =
          new RegExp(`this\\.${name}\\s*=`).test(sourceCode.getText(body)) ||
          /@(?:bind|bound|autobind)/.test(sourceCode.getText(body));
        if (method && !isBound && /\bthis\b/.test(sourceCode.getText(method))) report(given);
      }
    },
  })),
  'shared-defaults': createRule((report, context) => ({
    CallExpression(node) {
      const isAssign =
        node.callee.type === 'MemberExpression' &&
        getLastName(node.callee) === 'assign' &&
        getLastName(node.callee.object as Node) === 'Object';
      const [target] = node.arguments as Node[];
      if (!isAssign || target?.type !== 'Identifier' || findInitializer(target, context)?.type !== 'ObjectExpression')
        return;
      const scope = resolveVariable(target.name, target, context)?.scope;
      const isInside = context.sourceCode.getAncestors(node).some(({ type }) => /Function/.test(type));
      if (isInside && /^(?:module|global)$/.test(scope?.type ?? '')) report(node);
    },
  })),
  'sorts-argument': createRule((report, context) => ({
    CallExpression(node: Call) {
      if (!/^(?:sort|reverse)$/.test(getLastName(node.callee as Node) ?? '') || node.callee.type !== 'MemberExpression')
        return;
      const { object } = node.callee;
      if (object.type !== 'Identifier' || node.parent.type === 'ExpressionStatement') return;
      const definition = resolveVariable(object.name, object as Node, context)?.defs[0];
      if (definition?.type !== 'Parameter' || definition.node.type !== 'FunctionDeclaration') return;
      const isCopied = new RegExp(`\\b${object.name}\\s*=[^=>]`).test(
        context.sourceCode.getText(definition.node.body as Node),
      );
      if (!isCopied) report(node);
    },
  })),
  'effect-not-ended': createRule((report, { sourceCode }) => ({
    CallExpression(node) {
      const [effect] = node.arguments;
      if (
        !/^use(?:Layout)?Effect$/.test(getLastName(node.callee as Node) ?? '') ||
        effect?.type !== 'ArrowFunctionExpression'
      )
        return;
      if (effect.body.type !== 'BlockStatement' || !SUBSCRIPTION_PATTERN.test(sourceCode.getText(effect.body))) return;
      const isEnded = effect.body.body.some(
        (one) =>
          /\breturn\b/.test(sourceCode.getText(one).slice(0, 400)) &&
          !/^(?:const|let|function)/.test(sourceCode.getText(one)),
      );
      if (!isEnded && !/\b(?:once|signal)\b/.test(sourceCode.getText(effect.body))) report(node);
    },
  })),
  'promise-stored-as-value': createRule((report, context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
      const [made] = resolveVariable(init.callee.name, init as Node, context)?.defs ?? [];
      const called = made?.type === 'FunctionName' ? (made.node as { async?: boolean; generator?: boolean }) : null;
      if (called?.async !== true || called.generator) return;
      const isRead = (resolveVariable(id.name, id as Node, context)?.references ?? []).some(({ identifier }) => {
        const { parent } = identifier as Node & Rule.NodeParentExtension;
        if (parent.type === 'UnaryExpression') return parent.operator === '!';
        return (
          parent.type === 'MemberExpression' &&
          parent.object === (identifier as unknown) &&
          !/^(?:then|catch|finally)$/.test(getLastName(parent) ?? '')
        );
      });
      if (isRead) report(init as Node);
    },
  })),
  'then-without-catch': createRule((report) => ({
    ExpressionStatement({ expression }) {
      let at: Node = expression as Node;
      if (at.type !== 'CallExpression' || getLastName(at.callee as Node) !== 'then' || at.arguments.length !== 1)
        return;
      while (at.type === 'CallExpression' && at.callee.type === 'MemberExpression') {
        if (getLastName(at.callee) === 'catch') return;
        at = at.callee.object as Node;
      }
      // Nothing is known here about other objects with a then method.
      if (at.type === 'CallExpression' && at.callee.type === 'Identifier' && /^(?:fetch|axios)$/.test(at.callee.name))
        report(expression as Node);
    },
  })),
};
