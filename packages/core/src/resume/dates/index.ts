export * from './format.ts';
export * from './grammar.ts';
export * from './typed.ts';
