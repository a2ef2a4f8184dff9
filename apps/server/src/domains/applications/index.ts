export { applicationsRoutes } from './routes.ts';
export { createApplications } from './service.ts';
