import type { Rule } from 'eslint';
import { findInitializer, resolveVariable } from './names.ts';
import type { CallExpression, Node } from './nodes.ts';
import { createRule, getLastName } from './rule.ts';

type NodeWithParent = Node & Rule.NodeParentExtension;

const isFunction = (node: Node | undefined | null) =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

const isTest = (node: NodeWithParent) =>
  ('test' in node.parent && node.parent.test === (node as unknown)) ||
  (node.parent.type === 'UnaryExpression' && node.parent.operator === '!');
const isMutable = (name: string) => /^(?:push|splice|shift|unshift|pop)$/.test(name);

/** Whether a statement is last in its block, or comes before one that exits. */
function isLeftAfter(node: Node, { sourceCode }: Rule.RuleContext): boolean {
  const around = sourceCode.getAncestors(node);
  const statement = [...around, node].findLast(({ type }) => type.endsWith('Statement'));
  const block = around.findLast(({ type }) => type === 'BlockStatement');
  if (block?.type !== 'BlockStatement') return false;
  return block.body
    .slice(block.body.findIndex((one) => (one as Node) === statement) + 1)
    .some(({ type }) => type === 'BreakStatement' || type === 'ReturnStatement' || type === 'ThrowStatement');
}

/** Lists, maps, and positions in them. */
export const listRules: Record<string, Rule.RuleModule> = {
  'changed-while-looped': createRule((report, context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || !isMutable(getLastName(node.callee) ?? '')) return;
      const list = context.sourceCode.getText(node.callee.object);
      const loop = context.sourceCode
        .getAncestors(node)
        .findLast((one) => isFunction(one) || one.type === 'ForOfStatement');
      if (loop?.type !== 'ForOfStatement' || isLeftAfter(node, context)) return;
      // A queue that grows while it is processed is a deliberate pattern.
      const isPush = getLastName(node.callee) === 'push';
      if (context.sourceCode.getText(loop.right) === list && !isPush) report(node);
    },
  })),
  'list-by-for-in': createRule((report) => ({
    ForInStatement({ left, right }) {
      const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
      const name = declared?.id.type === 'Identifier' ? declared.id.name : null;
      const isList = right.type === 'ArrayExpression' || /s$|list$|array$/i.test(getLastName(right as Node) ?? '');
      if (name && /^(?:i|j|k|idx|index)$/.test(name) && isList) report(left as Node);
    },
  })),
  'sorted-as-text': createRule((report, context) => ({
    CallExpression(node: CallExpression & Rule.NodeParentExtension) {
      if (
        getLastName(node.callee as Node) !== 'sort' ||
        node.arguments.length > 0 ||
        node.callee.type !== 'MemberExpression'
      )
        return;
      if (isOfNumbers(node, context)) report(node);
    },
  })),
  'map-as-object': createRule((report, context) => ({
    MemberExpression(node: NodeWithParent) {
      if (node.type !== 'MemberExpression' || !node.computed) return;
      const made = findInitializer(node.object as Node, context);
      const isMap =
        made?.type === 'NewExpression' &&
        made.callee.type === 'Identifier' &&
        /^(?:Weak)?(?:Map|Set)$/.test(made.callee.name);
      if (isMap && !(node.property.type === 'MemberExpression')) report(node);
    },
  })),
  'index-as-condition': createRule((report) => ({
    CallExpression(node: CallExpression & Rule.NodeParentExtension) {
      if (/^(?:indexOf|lastIndexOf|findIndex|search)$/.test(getLastName(node.callee as Node) ?? '') && isTest(node))
        if (node.callee.type === 'MemberExpression' && node.arguments.length > 0) report(node);
    },
  })),
  'match-may-be-null': createRule((report) => ({
    MemberExpression(node) {
      if (node.optional || !node.computed || node.object.type !== 'CallExpression' || node.object.optional) return;
      const name = getLastName(node.object.callee as Node);
      const [pattern] = node.object.arguments;
      if (name === 'match' && pattern && node.object.callee.type === 'MemberExpression') report(node);
      if (name === 'exec' && node.object.callee.type === 'MemberExpression' && node.property.type === 'Literal') {
        const { object } = node.object.callee;
        if (object.type === 'Literal' || /^(?:[A-Z_]+|re|regex\w*|pattern\w*)$/.test(getLastName(object as Node) ?? ''))
          report(node);
      }
    },
  })),
};

/** Whether numbers are sorted: according to the type, or because the result is used in arithmetic. */
function isOfNumbers(node: CallExpression & Rule.NodeParentExtension, context: Rule.RuleContext): boolean {
  const { sourceCode } = context;
  const isNumbers = (text: string | undefined) => /^:?\s*(?:readonly\s+)?number\[\]$/.test(text ?? '');
  const around = sourceCode.getAncestors(node).findLast(isFunction) as (Node & { returnType?: Node }) | undefined;
  if (node.parent.type === 'ReturnStatement' && around?.returnType && isNumbers(sourceCode.getText(around.returnType)))
    return true;
  if (node.parent.type !== 'VariableDeclarator' || node.parent.id.type !== 'Identifier') return false;
  const variable = resolveVariable(node.parent.id.name, node, context);
  return (variable?.references ?? []).some(({ identifier }) => {
    const read = (identifier as NodeWithParent).parent;
    const use = (read as NodeWithParent | undefined)?.parent;
    return (
      read?.type === 'MemberExpression' &&
      read.computed &&
      use?.type === 'BinaryExpression' &&
      (/^[-*/]$/.test(use.operator) ||
        (use.operator === '+' && (use as NodeWithParent).parent?.type === 'BinaryExpression'))
    );
  });
}
