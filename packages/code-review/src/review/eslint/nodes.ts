import type { Rule } from 'eslint';

/** ESTree nodes, with ESLint's types. */
export type Node = Parameters<Rule.RuleContext['sourceCode']['getScope']>[0];
export type CallExpression = Extract<Node, { type: 'CallExpression' }>;
