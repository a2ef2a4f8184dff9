import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export const loadOverview = ({ context }: RouteArgs) => load(context.get(requestContext).api.staff.overview());

/** Loads one member. The server records the view. */
export async function loadMember({ context }: RouteArgs, id: string) {
  const detail = await load(context.get(requestContext).api.staff.member({ id }));
  return { ...detail, now: new Date().toISOString() };
}
