import type { SourceState } from '@foothold/contracts/listings/choices';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { parseSourcePages, parseSourceQuery } from './query.ts';

/** Loads the sources, filtered by the URL. */
export async function loadSources({ request, context }: RouteArgs) {
  const query = parseSourceQuery(request.url);
  const { state, page } = query;
  const found = await load(context.get(requestContext).api.listingSources.list({ page, ...(state && { state }) }));
  return { query, ...found };
}

/** Loads one source with a page of its syncs and one of its rejected records. */
export async function loadSource({ request, context }: RouteArgs, id: string) {
  const { api } = context.get(requestContext);
  const query = parseSourcePages(request.url);
  const [source, runs, rejects] = await Promise.all([
    load(api.listingSources.get({ id })),
    load(api.listingSources.runs({ id, page: query.runs })),
    load(api.listingSources.rejects({ id, page: query.rejects })),
  ]);
  return { source, runs, rejects };
}

/** Adds the board at the submitted address, and opens its page. */
export async function addSource({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    const company = readFormText(form, 'company');
    const address = readFormText(form, 'address');
    const { id } = await context
      .get(requestContext)
      .api.listingSources.add({ address, ...(company !== '' && { company }) });
    return redirect(`/console/sources/${id}`);
  } catch (error) {
    return toRefusal('add', error, form);
  }
}

type Change = (api: Api, id: string) => Promise<unknown>;

const changeTo =
  (state: SourceState): Change =>
  (api, id) =>
    api.listingSources.change({ id, state });

const CHANGES = new Map<string, { change: Change; done: string }>([
  ['on', { change: changeTo('on'), done: 'Source switched on' }],
  ['paused', { change: changeTo('paused'), done: 'Source paused' }],
  ['off', { change: changeTo('off'), done: 'Source switched off' }],
  ['sync', { change: (api, id) => api.listingSources.sync({ id }), done: 'Sync requested' }],
]);

/** Switches a source on or off, pauses it, or syncs it, depending on the submitted form. */
export async function changeSource({ request, context }: RouteArgs, id: string) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const handler = CHANGES.get(intent);
  if (!handler) throw data(null, { status: 400 });
  try {
    await handler.change(context.get(requestContext).api, id);
  } catch (error) {
    return toRefusal(intent, error, form);
  }
  return data<ChangeOutcome>({ intent, done: { title: handler.done }, failure: null });
}

/** The result of a form that the API rejected. */
export function toRefusal(intent: string, error: unknown, form: FormData) {
  const { data: body, init } = toFormFailure(error, form);
  return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
}
