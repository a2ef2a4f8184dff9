import type { Rule } from 'eslint';

/** ESTree's nodes, by the types that ESLint brings. */
export type Node = Parameters<Rule.RuleContext['sourceCode']['getScope']>[0];
export type CallExpression = Extract<Node, { type: 'CallExpression' }>;
