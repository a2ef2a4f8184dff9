import type { SyntaxNode, SyntaxTree } from './syntax.ts';

/** Helpers for searching a tree. */

export const getField = (node: SyntaxNode | undefined, name: string): SyntaxNode | undefined =>
  node?.children.find((child) => child.field === name);

export const getNamedChildren = (node: SyntaxNode): SyntaxNode[] =>
  node.children.filter((child) => child.named && !child.type.endsWith('comment'));

function* iterateAncestors(node: SyntaxNode): Generator<SyntaxNode> {
  for (let at = node.parent; at; at = at.parent) yield at;
}

export function findClosest(node: SyntaxNode, ...types: string[]): SyntaxNode | undefined {
  for (const ancestor of iterateAncestors(node)) if (types.includes(ancestor.type)) return ancestor;
  return undefined;
}

/** Every node below a node, parents first. Trees are limited in depth. */
export function listDescendants(node: SyntaxNode | undefined): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  // With an explicit stack, because recursion is slow for deep trees.
  const waiting = [...(node?.children ?? [])].reverse();
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    found.push(at);
    for (let child = at.children.length - 1; child >= 0; child--) waiting.push(at.children[child] as SyntaxNode);
  }
  return found;
}

export const findDescendants = (node: SyntaxNode | undefined, ...types: string[]): SyntaxNode[] =>
  listDescendants(node).filter(({ type, named: isNamed }) => isNamed && types.includes(type));

/** Named siblings after a node. */
export function listFollowingSiblings(node: SyntaxNode): SyntaxNode[] {
  const siblings = node.parent ? getNamedChildren(node.parent) : [];
  return siblings.slice(siblings.indexOf(node) + 1);
}

/** A node without its parentheses. */
export function removeParentheses(node: SyntaxNode | undefined): SyntaxNode | undefined {
  let at = node;
  while (at && (at.type === 'parenthesized_expression' || at.type === 'condition_clause')) {
    const inside: SyntaxNode[] = getNamedChildren(at);
    if (inside.length !== 1) return at;
    at = inside[0];
  }
  return at;
}

/** An expression's operator: `==` of `a == b`. */
export const sign = (node: SyntaxNode): string | undefined =>
  node.children.find((child) => !child.named && child.field === 'operator')?.type;

export const getLeft = (node: SyntaxNode) => getField(node, 'left');
export const getRight = (node: SyntaxNode) => getField(node, 'right');

const modernTrees = new WeakMap<SyntaxTree, boolean>();

/** Whether C++ or JavaScript uses what came with C++11 or ES2015: older code is judged by the habits of its time. */
export function isModern(tree: SyntaxTree): boolean {
  const known = modernTrees.get(tree);
  if (known !== undefined) return known;
  const isNew =
    /^(?:import\s[^\n]*\sfrom\s|export\s)|\b(?:auto|nullptr|unique_ptr|shared_ptr|constexpr|override|noexcept|string_view|decltype|emplace_back|const_cast|static_cast|let|const\s+\w+\s*=\s*(?:require|async|\())\b|#include <(?:memory|thread|mutex|optional|array|chrono)>|=>|\bfor\s*\([^;()]*[^:]:[^:;()][^;()]*\)/m.test(
      tree.root.text,
    );
  modernTrees.set(tree, isNew);
  return isNew;
}

/** Whether a name is used below a node. */
export const isUsedIn = (node: SyntaxNode | undefined, name: string): boolean =>
  findDescendants(node, 'identifier').some(({ text }) => text === name);

/** Whether something has the same value when read twice: no call, no change. */
export const isPure = (node: SyntaxNode): boolean =>
  ![node, ...listDescendants(node)].some(({ type }) =>
    /call_expression|method_invocation|update_expression|assignment|object_creation|new_expression|await/.test(type),
  );

const nodesByName = new WeakMap<SyntaxTree, Map<string, SyntaxNode[]>>();

const wordCounts = new WeakMap<SyntaxTree, Map<string, number>>();

/** How often a word occurs in the code, including comments and strings. */
export function countOccurrences(tree: SyntaxTree, word: string): number {
  let counts = wordCounts.get(tree);
  if (!counts) {
    counts = new Map();
    for (const [one] of tree.root.text.matchAll(/\w+/g)) counts.set(one, (counts.get(one) ?? 0) + 1);
    wordCounts.set(tree, counts);
  }
  return counts.get(word) ?? 0;
}

/** Every occurrence of a name in a tree, in source order; with a scope, those inside it. */
export function findOccurrences(tree: SyntaxTree, name: string, scope?: SyntaxNode): SyntaxNode[] {
  let index = nodesByName.get(tree);
  if (!index) {
    index = Map.groupBy(
      tree.nodes.filter(({ type }) => type === 'identifier'),
      ({ text }) => text,
    );
    nodesByName.set(tree, index);
  }
  const all = index.get(name) ?? [];
  return scope ? all.filter(({ start, end }) => scope.start <= start && end <= scope.end) : all;
}
