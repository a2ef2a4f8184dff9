export * from './balance.ts';
