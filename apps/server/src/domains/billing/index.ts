export { reconcileLedger, refundPayment } from './jobs.ts';
export { createBilling } from './service.ts';
