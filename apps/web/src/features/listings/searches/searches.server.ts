import { ALERT_CHANNELS, ALERT_FREQUENCIES } from '@foothold/contracts/listings/choices';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { parseFilter } from '../search.server.ts';
import { FAILED_SEARCH_OUTCOME, type SearchOutcome } from './search-outcome.ts';

/** A member's saved searches, and whether any browser can show their alerts. */
export async function loadSavedSearches({ context }: RouteArgs) {
  const { savedSearches, notifications } = context.get(requestContext).api;
  const [saved, { browsers }] = await Promise.all([load(savedSearches.list()), load(notifications.browsers.list())]);
  return { ...saved, hasBrowsers: browsers.length > 0 };
}

const readFrequency = (form: FormData) =>
  ALERT_FREQUENCIES.find((frequency) => frequency === readFormText(form, 'frequency')) ?? 'off';
const readChannel = (form: FormData) =>
  ALERT_CHANNELS.find((channel) => channel === readFormText(form, 'channel')) ?? 'email';

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<Partial<SearchOutcome>>>([
  [
    'save',
    async ({ savedSearches }, form) => {
      const [, query] = readFormText(form, 'search').split(/\?(.*)/s);
      const { sort: _, page: __, ...filter } = parseFilter(new URLSearchParams(query)).filter;
      await savedSearches.save({
        filter,
        name: readFormText(form, 'name'),
        frequency: readFrequency(form),
        channel: readChannel(form),
      });
      return { done: { title: 'Search saved', description: 'See it under Saved searches.' } };
    },
  ],
  [
    'change',
    async ({ savedSearches }, form) => {
      const id = readFormText(form, 'id');
      await savedSearches.change({
        id,
        name: readFormText(form, 'name'),
        frequency: readFrequency(form),
        // The form without a choice of alerts leaves it as it is.
        ...(form.has('channel') && { channel: readChannel(form) }),
      });
      return { done: { title: 'Saved search updated' } };
    },
  ],
  [
    'remove',
    async ({ savedSearches }, form) => {
      const id = readFormText(form, 'id');
      await savedSearches.remove({ id });
      return { done: { title: 'Saved search deleted' }, removed: { id } };
    },
  ],
  [
    'restore',
    async ({ savedSearches }, form) => {
      await savedSearches.restore({ id: readFormText(form, 'id') });
      return { done: { title: 'Saved search restored' } };
    },
  ],
]);

/** The action behind every form about saved searches. */
export async function changeSavedSearches({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const outcome = await change(context.get(requestContext).api, form);
    return data<SearchOutcome>({ ...FAILED_SEARCH_OUTCOME, intent, failure: null, ...outcome });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<SearchOutcome>({ ...FAILED_SEARCH_OUTCOME, intent, failure: body.failure }, init ?? {});
  }
}
