import type { RubricDescription } from '@foothold/core/ats';
import { withEventMeta } from '@orpc/server';
import type { User } from '../../platform/actor.ts';
import type { Events } from '../../platform/events.ts';
import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import { createContentRoutes } from './contents/routes.ts';
import type { Contents } from './contents/store.ts';
import type { PageViews } from './page-views.ts';
import { createSearchRoutes } from './search/routes.ts';
import type { SiteSearch } from './search/search.ts';

interface SiteParts {
  rubric: () => RubricDescription;
  events: Events;
  pageViews: PageViews;
  contents: Contents;
  search: SiteSearch;
  /** When the caller's session ends. Null if it has. */
  sessionEnd: (actor: User) => Promise<Date | null>;
}

export function createSiteRoutes(api: Api, { rubric, events, pageViews, contents, search, sessionEnd }: SiteParts) {
  return {
    rubric: api.site.rubric.handler(rubric),
    changes: api.site.changes.handler(async function* ({ input, context, signal, lastEventId }) {
      const actor = requireUser(context.actor);
      const session = { id: actor.sessionId, userId: actor.id, endsAt: () => sessionEnd(actor) };
      // A browser that reconnects by itself repeats the URL, so its header is newer.
      const start = { after: lastEventId ?? input.after, ageMs: input.age };
      for await (const { id, data } of events.subscribe(session, start, signal ?? new AbortController().signal))
        yield id === null ? data : withEventMeta(data, { id });
    }),
    pageView: api.site.pageView.handler(({ input, context }) => {
      pageViews.count(context.headers, input.path);
      return {};
    }),
    visits: api.site.visits.handler(({ input }) => pageViews.visits(input.days)),
    ...createContentRoutes(api, contents),
    ...createSearchRoutes(api, search),
  };
}
