export { checkRules } from './check-rules.ts';
export * from './types.ts';
