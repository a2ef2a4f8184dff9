import type { EndpointMeta } from '@foothold/contracts/endpoint';
import { requireAccess } from './access.ts';
import type { RequestContext } from './context.ts';
import type { Limit } from './limits.ts';

/**
 * Checks a call before its input is read: the access rule, and the limits that don't depend on input. A caller already admitted isn't
 * counted again.
 * @param endpoint its name in the contract, such as `accounts.logIn`
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
