import type { Rule } from 'eslint';
import { createRule, getLastName } from './rule.ts';

export const slipRules: Record<string, Rule.RuleModule> = {
  'off-by-one': createRule((report) => ({
    ForStatement({ test, update }) {
      if (test?.type !== 'BinaryExpression' || test.operator !== '<=') return;
      if (test.right.type !== 'MemberExpression' || getLastName(test.right) !== 'length') return;
      if (update?.type === 'UpdateExpression' && update.operator === '++') report(test);
    },
  })),
  'parse-int-map': createRule((report) => ({
    CallExpression(node) {
      const [callback] = node.arguments;
      if (node.callee.type !== 'MemberExpression' || getLastName(node.callee) !== 'map' || !callback) return;
      if (callback.type !== 'SpreadElement' && getLastName(callback) === 'parseInt') report(node);
    },
  })),
  'same-operand': createRule((report, { sourceCode }) => ({
    LogicalExpression(node) {
      const [left, right] = [node.left, node.right].map((side) => sourceCode.getText(side));
      if (left === right && node.left.type !== 'CallExpression') report(node);
    },
  })),
};
