import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads a page of the member's activity log. An unusable page number shows the first page. */
export async function loadActivity({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const [{ entries, total, pageSize }, { tasksWaiting }] = await load(
    Promise.all([api.recruiting.audit({ page }), api.recruiting.profile()]),
  );
  return { entries, total, page, pages: Math.max(1, Math.ceil(total / pageSize)), tasksWaiting };
}
