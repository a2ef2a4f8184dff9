export * from './columns.ts';
export * from './duplicates.ts';
export * from './rows.ts';
export { guessState, toStateKey } from './state-words.ts';
