import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /documentation. */
export const loadDocumentation = async ({ context }: RouteArgs) => ({
  topics: await load(context.get(requestContext).api.site.contents({ kind: 'documentation' })),
});
