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

export interface TextConditions {
  /** What the function around the node, or the file outside of functions, must not contain: the fault is dealt with there. */
  unless?: RegExp;
  /** What the function around it must contain. */
  within?: RegExp;
  /** What the file must contain, such as the name of a library. */
  file?: RegExp;
  /** What the file must not contain. */
  notInFile?: RegExp;
}

const FUNCTION = /function|method_declaration|constructor_declaration|method_definition|^lambda/;

/** A rule that reports nodes with such a text under conditions on the text around them. For what the order of words decides. */
export const createTextRule = (
  on: readonly string[],
  pattern: RegExp,
  { unless, within, file, notInFile }: TextConditions = {},
): TreeRule =>
  createNodeRule(on, (node, tree) => {
    if (!pattern.test(node.text)) return false;
    let around: SyntaxNode = tree.root;
    for (let at = node.parent; at; at = at.parent)
      if (FUNCTION.test(at.type)) {
        around = at;
        break;
      }
    return (
      !unless?.test(around.text) &&
      (within?.test(around.text) ?? true) &&
      (file?.test(tree.root.text) ?? true) &&
      !notInFile?.test(tree.root.text)
    );
  });

/** A rule that reports what either of two does. */
export const createEither = (a: TreeRule | undefined, b: TreeRule | undefined): TreeRule => ({
  on: [...new Set([...(a?.on ?? []), ...(b?.on ?? [])])],
  check(node, report, tree) {
    for (const rule of [a, b]) if (rule?.on.includes(node.type)) rule.check(node, report, tree);
  },
});
