export { forgetOldBooks, reconcileLedger, refundPayment, renewSubscriptions, sweepPayments } from './jobs.ts';
export { billingRoutes } from './routes.ts';
export { type Billing, createBilling } from './service.ts';
