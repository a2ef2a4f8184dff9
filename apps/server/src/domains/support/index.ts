export { forgetClosedEnquiries } from './jobs.ts';
export { enquiriesOfPerson } from './personal-data.ts';
export { supportRoutes } from './routes.ts';
export { createSupport } from './service.ts';
