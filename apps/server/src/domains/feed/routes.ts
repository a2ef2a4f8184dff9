import type { Api } from '../../platform/http/api.ts';
import type { Feed } from './service.ts';

export function feedRoutes(api: Api, feed: Feed) {
  return {
    generate: api.feed.generate.handler(({ input }) => feed.generate(input?.except)),
  };
}
