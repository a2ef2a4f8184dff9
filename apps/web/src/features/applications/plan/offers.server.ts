import { MAX_COMPARED_OFFERS } from '@foothold/contracts/applications/planning';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The chosen offers, or the latest ones. */
export async function loadOffers({ context, request }: RouteArgs) {
  const chosen = new URL(request.url).searchParams.getAll('offer').map((id) => id.slice(0, 64));
  const ids = chosen.slice(0, MAX_COMPARED_OFFERS).join(',');
  const compared = await load(
    context.get(requestContext).api.applicationPlans.offers(chosen.length === 0 ? {} : { ids }),
  );
  return { ...compared, tooMany: chosen.length > MAX_COMPARED_OFFERS };
}
