import type { EndpointMeta } from '@foothold/contracts/endpoint';
import { requireAccess } from './access.ts';
import type { RequestContext } from './context.ts';
import type { Limit } from './limits.ts';

/**
 * What can be said about a call before its input is known: its access rule, and the limits that need no input. A call whose caller was admitted
 * before its body was read is not counted again.
 * @param endpoint its name in the contract tree, such as `accounts.logIn`
 */
export async function admit(
  limit: Limit,
  endpoint: string,
  meta: EndpointMeta,
  context: RequestContext,
): Promise<void> {
  if (context.admittedTo === endpoint) return;
  requireAccess(meta, context.actor);
  await limit(endpoint, meta.limits, context, undefined, 'caller');
}
