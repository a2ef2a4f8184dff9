import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /learning/challenges/:slug. */
export const loadChallenge = ({ context, params: { slug } }: RouteArgs<'slug'>) =>
  load(context.get(requestContext).api.challenges.one({ slug }));
