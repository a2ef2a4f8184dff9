import type { Rule } from 'eslint';
import { lastName, rule } from './rule.ts';

export const slipRules: Record<string, Rule.RuleModule> = {
  'off-by-one': rule((report) => ({
    ForStatement({ test, update }) {
      if (test?.type !== 'BinaryExpression' || test.operator !== '<=') return;
      if (test.right.type !== 'MemberExpression' || lastName(test.right) !== 'length') return;
      if (update?.type === 'UpdateExpression' && update.operator === '++') report(test);
    },
  })),
  'parse-int-map': rule((report) => ({
    CallExpression(node) {
      const [callback] = node.arguments;
      if (node.callee.type !== 'MemberExpression' || lastName(node.callee) !== 'map' || !callback) return;
      if (callback.type !== 'SpreadElement' && lastName(callback) === 'parseInt') report(node);
    },
  })),
  'same-operand': rule((report, { sourceCode }) => ({
    LogicalExpression(node) {
      const [left, right] = [node.left, node.right].map((side) => sourceCode.getText(side));
      if (left === right && node.left.type !== 'CallExpression') report(node);
    },
  })),
};
