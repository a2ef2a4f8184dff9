import type { WebhookEventType } from '@foothold/contracts/webhooks/choices';
import { readFormText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './handle-form.server.ts';

/** The member's endpoints, and how many the plan allows. */
export async function loadWebhooks({ context }: RouteArgs) {
  const { webhooks, limit } = await load(context.get(requestContext).api.webhooks.list());
  return { webhooks, limit, now: new Date().toISOString() };
}

/** What the form says about an endpoint. */
export const readEndpoint = (form: FormData) => ({
  url: readFormText(form, 'url'),
  description: readFormText(form, 'description'),
  // The contract refuses what isn't one of them.
  events: form.getAll('events').map(String) as WebhookEventType[],
});

const HANDLERS: FormHandlers = {
  add: async (api, form) => {
    const { id, url, secret } = await api.webhooks.create(readEndpoint(form));
    return { done: null, shown: { id, url, secret, rotated: false } };
  },
};

export const changeWebhooks = (args: RouteArgs) => handleForm(args, HANDLERS);
