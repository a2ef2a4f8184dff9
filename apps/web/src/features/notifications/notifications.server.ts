import { data } from 'react-router';
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

/** Marks one notification as read, or all of them if the form names none. */
export async function changeNotifications({ request, context }: RouteArgs) {
  const id = readFormText(await request.formData(), 'id');
  const { api } = context.get(requestContext);
  return data(await load(api.notifications.read(id === '' ? {} : { ids: [id] })));
}

/** Loads the number of unread notifications. */
export async function loadUnread({ context }: RouteArgs): Promise<number> {
  return (await load(context.get(requestContext).api.notifications.unread())).unread;
}
