import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** What /learning/challenges/:slug needs. */
export const loadChallenge = ({ context, params: { slug } }: RouteArgs<'slug'>) =>
  load(context.get(requestContext).api.challenges.one({ slug }));
