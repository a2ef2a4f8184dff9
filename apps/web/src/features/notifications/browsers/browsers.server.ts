import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The browsers in which notifications are on. */
export async function loadBrowsers({ context }: RouteArgs) {
  const { publicKey, browsers } = await load(context.get(requestContext).api.notifications.browsers.list());
  return {
    publicKey,
    current: browsers.find(({ current }) => current) ?? null,
    others: browsers.filter(({ current }) => !current),
    now: new Date().toISOString(),
  };
}

/** Turns notifications off in a browser. */
export async function changeBrowsers({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.notifications.browsers.turnOff({ id: readFormText(form, 'id') });
    return { failure: null };
  } catch (error) {
    return toFormFailure(error, form);
  }
}
