import type { Api } from '../../../platform/http/api.ts';
import type { Contents } from './store.ts';

export function createContentRoutes(api: Api, contents: Contents) {
  return {
    contents: api.site.contents.handler(({ input }) => contents.list(input.kind)),
    content: api.site.content.handler(({ input }) => contents.get(input.kind, input.slug)),
  };
}
