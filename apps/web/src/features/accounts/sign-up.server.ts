import { limits, REGIONS } from '@foothold/contracts/accounts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { redirectIfSignedIn } from './entry.server.ts';

/** Loads the data for /portal/signup. */
export async function loadSignUp(args: RouteArgs) {
  const { next } = redirectIfSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const requestedRegion = searchParams.get('region');
  const region = REGIONS.find((known) => known === requestedRegion) ?? args.context.get(requestContext).region;
  const { providers } = await load(args.context.get(requestContext).api.accounts.providers.list());
  return { next, providers, region, passwordLength: limits.password, plan: searchParams.get('plan') };
}
