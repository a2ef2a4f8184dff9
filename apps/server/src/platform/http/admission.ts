import type { EndpointMeta } from '@foothold/contracts/endpoint';
import { requireAccess } from './access.ts';
import type { RequestContext } from './context.ts';
import type { Limit } from './limits.ts';

/**
 * The checks on a call that don't need its input: its access rule, and limits without input. A caller admitted before the body was read
 * isn't counted again.
 * @param endpoint its name in the contract tree, such as `accounts.logIn`
 */
export async function admit(
  limit: Limit,
  endpoint: string,
  meta: EndpointMeta,
  context: RequestContext,
): Promise<void> {
  if (context.admittedEndpoint === endpoint) return;
  requireAccess(meta, context.actor);
  await limit(endpoint, meta.limits, context, undefined, 'caller');
}
