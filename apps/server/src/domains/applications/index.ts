export { applicationsRoutes } from './routes.ts';
export { type Applications, createApplications } from './service.ts';
