export { forgetClosedEnquiries } from './jobs.ts';
export { supportRoutes } from './routes.ts';
export { createSupport } from './service.ts';
