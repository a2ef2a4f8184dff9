import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Whether the plan includes the browser extension. Recruiters work with it. */
export const loadExtension = async ({ context }: RouteArgs) => {
  const { api, viewer } = context.get(requestContext);
  return { included: viewer?.role === 'recruiter' || (await load(api.extension.status())).included };
};
