import { FILTERED_LISTS, type FilteredList } from '@foothold/contracts/staff/shapes';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { buildListHref, readFilterQuery } from './filter-query.ts';

/** Loads the viewer's saved filters of a list, and the filters that its URL has now. */
export async function loadSavedFilters({ request, context }: RouteArgs, list: FilteredList) {
  const filters = await load(context.get(requestContext).api.staff.filters({ list }));
  return { list, filters, current: readFilterQuery(new URL(request.url).search) };
}

const findList = (name: string | null) => FILTERED_LISTS.find((one) => one === name);

/** The list in the URL of the forms. */
export function loadFiltersPage({ request }: RouteArgs): FilteredList {
  const list = findList(new URL(request.url).searchParams.get('list'));
  if (!list) throw redirect('/console');
  return list;
}

/** Saves or deletes a filter, depending on the submitted form. */
export async function changeSavedFilters({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const [intent, name] = [readFormText(form, 'intent'), readFormText(form, 'name')];
  const list = findList(new URL(request.url).searchParams.get('list'));
  if (!list || (intent !== 'save' && intent !== 'delete')) throw data(null, { status: 400 });
  const query = readFilterQuery(readFormText(form, 'query'));
  try {
    if (intent === 'save') await api.staff.saveFilter({ list, name, query });
    else await api.staff.deleteFilter({ id: readFormText(form, 'id') });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
  // A form without JavaScript leads back to the list.
  if (readFormText(form, 'scripted') === '') throw redirect(buildListHref(list, query));
  const title = intent === 'save' ? `Filter “${name.trim()}” saved` : 'Filter deleted';
  return data<ChangeOutcome>({ intent, done: { title }, failure: null });
}
