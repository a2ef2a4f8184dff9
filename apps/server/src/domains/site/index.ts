export { createPageViews } from './page-views.ts';
export { plausibleService } from './plausible.ts';
export { siteRoutes } from './routes.ts';
