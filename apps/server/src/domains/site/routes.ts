import type { RubricDescription } from '@foothold/core/ats';
import type { Events } from '../../platform/events.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';

export function siteRoutes(api: Api, { rubric, events }: { rubric: () => RubricDescription; events: Events }) {
  return {
    rubric: api.site.rubric.handler(rubric),
    changes: api.site.changes.handler(({ context, signal }) =>
      events.subscribe(signedIn(context.actor).id, signal ?? new AbortController().signal),
    ),
  };
}
