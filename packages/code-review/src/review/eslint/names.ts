import type { Rule, Scope } from 'eslint';
import type { Node } from './nodes.ts';

/** The variable that a name refers to at a place. */
export function resolveVariable(name: string, at: Node, { sourceCode }: Rule.RuleContext): Scope.Variable | null {
  for (let scope: Scope.Scope | null = sourceCode.getScope(at); scope; scope = scope.upper) {
    const found = scope.set.get(name);
    if (found) return found;
  }
  return null;
}

/** A variable's initializer, if it is declared once and by a plain name. */
export function findInitializer(node: Node, context: Rule.RuleContext): Node | null {
  if (node.type !== 'Identifier') return null;
  const [definition, ...more] = resolveVariable(node.name, node, context)?.defs ?? [];
  if (definition?.type !== 'Variable' || more.length > 0 || definition.node.id.type !== 'Identifier') return null;
  return (definition.node.init as Node | null | undefined) ?? null;
}
