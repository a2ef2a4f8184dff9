import type { Rule } from 'eslint';
import type { Node } from './nodes.ts';
import { createRule } from './rule.ts';

interface Assertion {
  type: string;
  expression: Assertion;
  typeAnnotation?: { type: string };
}

export const typeRules: Record<string, Rule.RuleModule> = {
  'double-assertion': createRule((report) => ({
    TSAsExpression(node: Node) {
      const { expression } = node as unknown as Assertion;
      const intermediateType = expression.typeAnnotation?.type;
      if (
        expression.type === 'TSAsExpression' &&
        (intermediateType === 'TSUnknownKeyword' || intermediateType === 'TSAnyKeyword')
      )
        report(node);
    },
  })),
};
