export * from './find.ts';
export * from './table.ts';
export * from './types.ts';
