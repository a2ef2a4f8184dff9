import { load } from '../../../shared/api/load.ts';
import type { PageArgs } from '../../../shared/api/route-data.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** What /blog/:slug needs. */
export const loadPost = ({ context, params: { slug } }: PageArgs<'slug'>) =>
  load(context.get(requestContext).api.site.content({ kind: 'blog', slug }));
