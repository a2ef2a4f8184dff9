import { DELIVERY_STATES, type DeliveryState } from '@foothold/contracts/webhooks/choices';
import { redirect } from 'react-router';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './handle-form.server.ts';
import { WEBHOOKS_PATH } from './messages.ts';
import { readEndpoint } from './webhooks.server.ts';

type Args = RouteArgs<'id'>;

const CURSOR_PATTERN = /^\d{1,15}$/;

/** An endpoint with a part of its log. */
export async function loadEndpoint({ request, context, params: { id } }: Args) {
  const { api } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = DELIVERY_STATES.find((one) => one === query.get('state'));
  const given = query.get('before') ?? '';
  const cursor = CURSOR_PATTERN.test(given) ? given : undefined;
  const [webhook, log] = await Promise.all([
    load(api.webhooks.get({ id })),
    load(api.webhooks.deliveries({ id, ...(state && { state }), ...(cursor && { cursor }) })),
  ]);
  return { webhook, ...log, state: state as DeliveryState | undefined, isLaterPage: cursor !== undefined };
}

const count = (number: number): string => (number === 1 ? '1 event' : `${number} events`);

const createHandlers = (id: string): FormHandlers => ({
  change: async (api, form) => {
    await api.webhooks.change({ id, ...readEndpoint(form) });
    return { done: { title: 'Saved' } };
  },
  rotate: async (api) => {
    const { url, secret } = await api.webhooks.rotateSecret({ id });
    return { done: null, shown: { id, url, secret, rotated: true } };
  },
  test: async (api) => {
    await api.webhooks.test({ id });
    return { done: { title: 'Test event sent', description: 'The log shows the response in a moment.' } };
  },
  pause: async (api) => {
    await api.webhooks.pause({ id });
    return { done: { title: 'Paused' } };
  },
  resume: async (api) => {
    const { waiting } = await api.webhooks.resume({ id });
    return { done: { title: 'Resumed', ...(waiting > 0 && { description: `Sending ${count(waiting)}.` }) } };
  },
  replay: async (api) => {
    const { replayed } = await api.webhooks.replayAll({ id });
    return { done: { title: replayed === 0 ? 'Nothing to send' : `Sending ${count(replayed)}` } };
  },
  delete: async (api) => {
    await api.webhooks.remove({ id });
    return redirect(WEBHOOKS_PATH);
  },
});

export const changeEndpoint = (args: Args) => handleForm(args, createHandlers(args.params.id));
