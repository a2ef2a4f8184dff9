export { supportRoutes } from './routes.ts';
export { createSupport, type Support } from './service.ts';
