import type { Language } from '@foothold/contracts/coaching/choices';
import type { Spot } from '../types.ts';
import { CPP_RULES } from './cpp/rules.ts';
import { JAVA_RULES } from './java/rules.ts';
import { PYTHON_RULES } from './python/rules.ts';
import type { TreeRule, TreeRules } from './rule.ts';
import { SCRIPT_RULES } from './script/rules.ts';
import type { SyntaxNode, SyntaxTree } from './syntax.ts';

/** Our own rules on a syntax tree, by language. */
export const TREE_RULES: Readonly<Record<Language, TreeRules>> = {
  javascript: SCRIPT_RULES,
  typescript: SCRIPT_RULES,
  java: JAVA_RULES,
  cpp: CPP_RULES,
  python: PYTHON_RULES,
};

const rulesByType = new Map(
  Object.entries(TREE_RULES).map(([language, rules]) => {
    const table = new Map<string, [string, TreeRule][]>();
    for (const [name, rule] of Object.entries(rules))
      for (const type of rule.on) table.set(type, [...(table.get(type) ?? []), [name, rule]]);
    return [language, table];
  }),
);

/** The findings of a language's rules. Unparseable parts are left out. */
export function lintTree(tree: SyntaxTree, language: Language): Spot[] {
  const table = rulesByType.get(language);
  const spots: Spot[] = [];
  for (const node of tree.nodes) {
    if (!node.named || node.parent?.type === 'ERROR') continue;
    for (const [rule, { check }] of table?.get(node.type) ?? [])
      check(
        node,
        (at: SyntaxNode) => spots.push({ rule, line: at.line, endLine: Math.min(at.endLine, at.line + 1) }),
        tree,
      );
  }
  return spots;
}
