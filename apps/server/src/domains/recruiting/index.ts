export { recruitingRoutes } from './routes.ts';
