export { reconcileLedger, refundPayment } from './jobs.ts';
export { createBilling } from './service.ts';
export { advisePriceReading, billingSettings } from './settings.ts';
