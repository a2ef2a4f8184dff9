export * from './canonical.ts';
export * from './content.ts';
export * from './hash.ts';
export * from './state.ts';
