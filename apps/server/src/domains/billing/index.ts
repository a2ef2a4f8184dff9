export { billingRoutes } from './routes.ts';
export { createBilling } from './service.ts';
