import type { SyntaxNode } from './syntax.ts';

/** Short ways to look around in a tree. */

export const field = (node: SyntaxNode, name: string): SyntaxNode | undefined =>
  node.children.find((child) => child.field === name);

export const named = (node: SyntaxNode): SyntaxNode[] =>
  node.children.filter((child) => child.named && !child.type.endsWith('comment'));

export function* ancestors(node: SyntaxNode): Generator<SyntaxNode> {
  for (let at = node.parent; at; at = at.parent) yield at;
}

export function closest(node: SyntaxNode, types: ReadonlySet<string>): SyntaxNode | undefined {
  for (const ancestor of ancestors(node)) if (types.has(ancestor.type)) return ancestor;
  return undefined;
}

/** Everything below a node, parents first. Trees are bounded in depth. */
export function* below(node: SyntaxNode): Generator<SyntaxNode> {
  for (const child of node.children) {
    yield child;
    yield* below(child);
  }
}

export const belowOf = (node: SyntaxNode, ...types: string[]): SyntaxNode[] =>
  [...below(node)].filter(({ type }) => types.includes(type));

/** Named siblings after a node. */
export function after(node: SyntaxNode): SyntaxNode[] {
  const siblings = node.parent ? named(node.parent) : [];
  return siblings.slice(siblings.indexOf(node) + 1);
}
