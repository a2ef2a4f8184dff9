export { reconcileLedger, refundPayment } from './jobs.ts';
export { type Billing, createBilling } from './service.ts';
export { advisePriceReading, billingSettings } from './settings.ts';
