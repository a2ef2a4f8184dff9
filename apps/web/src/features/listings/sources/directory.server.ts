import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parseDirectoryQuery } from './directory-query.ts';
import { toRefusal } from './sources.server.ts';

/** Loads the directory of job boards, filtered by the URL. */
export async function loadDirectory({ request, context }: RouteArgs) {
  const query = parseDirectoryQuery(request.url);
  const { q, system, field, page } = query;
  const found = await load(
    context
      .get(requestContext)
      .api.listingSources.directory({ page, ...(q && { q }), ...(system && { system }), ...(field && { field }) }),
  );
  return { query, ...found };
}

/** Switches the selected boards on or off. */
export async function changeBoards({ request, context }: RouteArgs) {
  const form = await request.formData();
  const state = form.get('intent');
  if (state !== 'on' && state !== 'off') throw data(null, { status: 400 });
  const ids = form.getAll('id').map(String);
  try {
    const { changed, refused } = await context.get(requestContext).api.listingSources.changeMany({ ids, state });
    const title = `${changed} ${changed === 1 ? 'board' : 'boards'} switched ${state}`;
    const reasons = refused.map(({ name, reason }) => `${name}: ${reason}`);
    return data<ChangeOutcome>({
      intent: 'directory',
      done: { title, ...(reasons.length > 0 && { description: reasons.join(' ') }) },
      failure: null,
    });
  } catch (error) {
    return toRefusal('directory', error, form);
  }
}
