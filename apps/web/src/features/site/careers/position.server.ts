import { load } from '../../../shared/api/load.ts';
import type { PageArgs } from '../../../shared/api/route-data.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the data for /careers/:slug. */
export const loadPosition = ({ context, params: { slug } }: PageArgs<'slug'>) =>
  load(context.get(requestContext).api.site.content({ kind: 'careers', slug }));
