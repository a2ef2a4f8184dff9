import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the data for /careers/:slug. */
export const loadPosition = ({ context, params: { slug } }: RouteArgs<'slug'>) =>
  load(context.get(requestContext).api.site.content({ kind: 'careers', slug }));
