import { redirect } from 'react-router';
import { getHomePath } from '../../features/accounts/next-path.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/**
 * Where a new member starts: with the registration if their plan has a recruiter, who can't begin without one, and
 * otherwise in the portal. A registration that they sent before signing in waits in their profile.
 */
export async function findFirstStep({ context }: Pick<RouteArgs, 'context'>): Promise<Response> {
  const { viewer, api } = context.get(requestContext);
  if (!viewer) return redirect('/portal/login');
  if (viewer.capabilities['recruiting.recruiter'] !== true) return redirect(getHomePath(viewer));
  const { registration, waiting } = await load(api.recruiting.profile());
  if (registration) return redirect(getHomePath(viewer));
  return redirect(waiting.length > 0 ? '/portal/profile' : '/register');
}
