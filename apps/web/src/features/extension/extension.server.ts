import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Whether the member's plan includes the browser extension. */
export const loadExtension = async ({ context }: RouteArgs) => ({
  included: (await load(context.get(requestContext).api.extension.status())).included,
});
