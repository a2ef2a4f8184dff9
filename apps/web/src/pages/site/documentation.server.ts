import { load } from '../../shared/api/load.ts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /documentation. */
export const loadDocumentation = async ({ context }: PageArgs) => ({
  topics: await load(context.get(requestContext).api.site.contents({ kind: 'documentation' })),
});
