import { defineModule } from '../../platform/module.ts';
import { createFeedRoutes } from './routes.ts';
import { createFeed } from './service.ts';

export const feedModule = defineModule({
  name: 'feed',
  needs: ['listings', 'applications'],
  create: (platform, services) => createFeed({ ...platform, ...services, random: Math.random }),
  routes: (api, feed) => ({ feed: createFeedRoutes(api, feed) }),
});
