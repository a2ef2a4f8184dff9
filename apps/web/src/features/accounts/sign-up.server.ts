import { limits, REGIONS } from '@foothold/contracts/accounts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { redirectIfSignedIn } from './entry.server.ts';

/** Loads the data for /portal/signup. */
export function loadSignUp(args: RouteArgs) {
  const { next } = redirectIfSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const requestedRegion = searchParams.get('region');
  const region = REGIONS.find((known) => known === requestedRegion) ?? args.context.get(requestContext).region;
  const { signInProviders: providers } = args.context.get(requestContext);
  return { next, providers, region, passwordLength: limits.password, plan: searchParams.get('plan') };
}
