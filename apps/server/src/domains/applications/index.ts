export { applicationsOfPerson } from './personal-data.ts';
export { analyticsRoutes, applicationsRoutes, jobsRoutes } from './routes.ts';
export { createApplications } from './service.ts';
