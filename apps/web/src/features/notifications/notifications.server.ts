import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import { parsePageQuery } from '../../shared/api/page-query.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadNotifications({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { page } = parsePageQuery(request.url);
  return { ...(await load(api.notifications.list({ page }))), page };
}

const MAX_NEWEST = 5;

/** Loads the newest notifications, for the bell. */
export async function loadNewest({ context }: RouteArgs) {
  const { notifications } = await load(context.get(requestContext).api.notifications.list({ page: 1 }));
  return notifications.slice(0, MAX_NEWEST);
}

/** Marks one notification as read, or all of them if the form names none. */
export async function changeNotifications({ request, context }: RouteArgs) {
  const form = await request.formData();
  const id = readFormText(form, 'id');
  try {
    await context.get(requestContext).api.notifications.read(id === '' ? {} : { ids: [id] });
    return { failure: null };
  } catch (error) {
    return toFormFailure(error, form);
  }
}

/** Loads the number of unread notifications. */
export async function loadUnread({ context }: RouteArgs): Promise<number> {
  return (await load(context.get(requestContext).api.notifications.unread())).unread;
}
