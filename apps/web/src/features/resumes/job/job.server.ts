import { limits } from '@foothold/contracts/resumes';
import { redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

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
  return { id, target, q, listings, total: found?.total ?? 0, textLimit: limits.jobText };
}

export async function chooseJob({ context, params: { id }, request }: RouteArgs<'id'>) {
  const form = await request.formData();
  const kind = readFormText(form, 'kind');
  const title = readFormText(form, 'title').trim();
  try {
    await context.get(requestContext).api.resumes.setTarget({
      id,
      target:
        kind === 'listing'
          ? { kind: 'listing', listingId: readFormText(form, 'listingId') }
          : kind === 'text'
            ? { kind: 'text', title: title || null, text: readFormText(form, 'text') }
            : { kind: 'none' },
    });
  } catch (error) {
    return toFormFailure(removeFieldPrefix(error), form);
  }
  throw redirect(`/portal/resumes/${id}`);
}

/** Renames fields from their path in the contract (`target.text`) to their name in the form. */
function removeFieldPrefix(error: unknown): unknown {
  if (!(error instanceof Error) || !('data' in error)) return error;
  const data = error.data as { fields?: Record<string, string> } | undefined;
  if (data?.fields)
    data.fields = Object.fromEntries(
      Object.entries(data.fields).map(([name, message]) => [name.replace(/^target\./, ''), message]),
    );
  return error;
}
