export * from './entitlements.ts';
export * from './invoice-document.ts';
export * from './prices.ts';
