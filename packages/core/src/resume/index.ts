export * from './errors.ts';
export * from './model.ts';
export * from './reading.ts';
export * from './source.ts';
