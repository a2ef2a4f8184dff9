export * from './entitlements.ts';
export * from './prices.ts';
