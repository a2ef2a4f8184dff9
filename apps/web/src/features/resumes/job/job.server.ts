import { redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { readJobInput } from './job-input.ts';
import { readPageForForm, renameFields } from './read-page.server.ts';

/** Maximum number of listings offered for a search. More words narrow it down. */
const MAX_LISTINGS = 8;

export async function loadJob({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [{ target }, found] = await Promise.all([
    load(api.resumes.get({ id })),
    q ? load(api.listings.search({ q })) : null,
  ]);
  const listings = (found?.items ?? [])
    .slice(0, MAX_LISTINGS)
    .map(({ id: listing, title, company, places, remote, source }) => ({
      id: listing,
      title,
      company: company.name,
      place: remote === 'yes' ? 'Remote' : [places[0]?.city, places[0]?.region].filter(Boolean).join(', '),
      isSample: source.sample,
    }));
  return { id, target, q, listings, total: found?.total ?? 0 };
}

const FIELD_NAMES = { 'target.text': 'jobText', 'target.title': 'jobTitle' };

export async function chooseJob({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const kind = readFormText(form, 'kind');
  const input = readJobInput(form);
  if (kind === 'text' && input.kind === 'page') return readPageForForm(api, input.url, form);
  try {
    await api.resumes.setTarget({
      id,
      target:
        kind === 'listing'
          ? { kind: 'listing', listingId: readFormText(form, 'listingId') }
          : kind === 'text'
            ? {
                kind: 'text',
                title: readFormText(form, 'jobTitle').trim() || null,
                text: readFormText(form, 'jobText'),
              }
            : { kind: 'none' },
    });
  } catch (error) {
    return toFormFailure(renameFields(error, FIELD_NAMES), form);
  }
  throw redirect(`/portal/resumes/${id}`);
}
