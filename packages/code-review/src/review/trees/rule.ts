import type { SyntaxNode, SyntaxTree } from './syntax.ts';

/** A rule on a syntax tree. Its text is in the table, by the rule's name. */
export interface TreeRule {
  /** Types of the nodes it examines. */
  on: readonly string[];
  check(node: SyntaxNode, report: (at: SyntaxNode) => void, tree: SyntaxTree): void;
}

export type TreeRules = Readonly<Record<string, TreeRule>>;

/** A rule that reports whole nodes. */
export const createNodeRule = (
  on: readonly string[],
  test: (node: SyntaxNode, tree: SyntaxTree) => boolean,
): TreeRule => ({
  on,
  check: (node, report, tree) => {
    if (test(node, tree)) report(node);
  },
});

/** A rule that reports what either of two does. */
export const createEither = (a: TreeRule | undefined, b: TreeRule | undefined): TreeRule => ({
  on: [...new Set([...(a?.on ?? []), ...(b?.on ?? [])])],
  check(node, report, tree) {
    for (const rule of [a, b]) if (rule?.on.includes(node.type)) rule.check(node, report, tree);
  },
});
