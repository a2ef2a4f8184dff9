import { load } from '../../shared/api/load.ts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** What /learning/challenges/:slug needs. */
export const loadChallenge = ({ context, params: { slug } }: PageArgs<'slug'>) =>
  load(context.get(requestContext).api.challenges.one({ slug }));
