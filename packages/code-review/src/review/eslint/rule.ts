import type { Rule } from 'eslint';
import type { Node } from './nodes.ts';

export type Report = (node: Node) => void;

/** One of our rules: what to examine, and how to report a location. The texts are in the table. */
export const createRule = (
  listen: (report: Report, context: Rule.RuleContext) => Rule.RuleListener,
): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { spotted: 'spotted' } },
  create: (context) => listen((node) => context.report({ node, messageId: 'spotted' }), context),
});

/** The name of what is called or read last: `query` of `db.pool.query`. */
export function getLastName(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return getLastName(node.expression);
  if (node.type !== 'MemberExpression') return null;
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : null;
}

/** Whether an expression is a string built with something that isn't a literal. */
export function isComposedText(node: Node | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.expressions.some((part) => part.type !== 'Literal');
  return (
    node?.type === 'BinaryExpression' && node.operator === '+' && getLiteralParts(node).length > 0 && hasVariable(node)
  );
}

const hasVariable = (node: Node): boolean =>
  node.type === 'BinaryExpression'
    ? hasVariable(node.left) || hasVariable(node.right)
    : node.type !== 'Literal' && !(node.type === 'TemplateLiteral' && node.expressions.length === 0);

/** The literal parts of a composed string. */
export function getLiteralParts(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw);
  return node.type === 'BinaryExpression' ? [...getLiteralParts(node.left), ...getLiteralParts(node.right)] : [];
}
