export { forgetOldBooks, reconcileLedger, refundPayment, renewSubscriptions, sweepPayments } from './jobs.ts';
export { billingRoutes } from './routes.ts';
export { createBilling } from './service.ts';
