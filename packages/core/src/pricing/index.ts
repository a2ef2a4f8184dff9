export * from './entitlements.ts';
export * from './invoicing.ts';
export * from './periods.ts';
export * from './plan-changes.ts';
export * from './prices.ts';
export * from './retries.ts';
