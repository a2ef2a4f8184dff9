import { redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { readJobInput } from './job-input.ts';
import { MAX_LISTINGS, toListingOption } from './listing-option.ts';
import { readPageForForm, renameFields } from './read-page.server.ts';

export async function loadJob({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api, viewer } = context.get(requestContext);
  const forCopy = isForCopy(request);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [{ target, title }, found, saved] = await Promise.all([
    load(api.resumes.get({ id })),
    q ? load(api.listings.search({ q })) : null,
    forCopy ? load(api.resumes.list()) : null,
  ]);
  const savedLimit = Number(viewer?.capabilities['resumes.kept'] ?? 0);
  const copy = saved && { of: title, savedLimit, isFull: saved.resumes.length >= savedLimit };
  const listings = (found?.items ?? []).slice(0, MAX_LISTINGS).map(toListingOption);
  return { id, target, copy, q, listings, total: found?.total ?? 0 };
}

const FIELD_NAMES = {
  'target.text': 'jobText',
  'target.title': 'jobTitle',
  'target.company': 'jobCompany',
  'target.place': 'jobPlace',
};

export async function chooseJob({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const kind = readFormText(form, 'kind');
  const input = readJobInput(form);
  if (kind === 'text' && input.kind === 'page') return readPageForForm(api, input.url, form);
  const target =
    kind === 'listing'
      ? { kind: 'listing' as const, listingId: readFormText(form, 'listingId') }
      : kind === 'text'
        ? {
            kind: 'text' as const,
            title: readFormText(form, 'jobTitle').trim() || null,
            text: readFormText(form, 'jobText'),
            company: readFormText(form, 'jobCompany'),
            place: readFormText(form, 'jobPlace'),
          }
        : { kind: 'none' as const };
  try {
    const changed = isForCopy(request)
      ? await api.resumes.copy({ id, target })
      : await api.resumes.setTarget({ id, target });
    throw redirect(`/portal/resumes/${changed.id}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFormFailure(renameFields(error, FIELD_NAMES), form);
  }
}

/** Whether the job is for a copy, which is made when the job is chosen: `?copy=1`. */
const isForCopy = (request: Request): boolean => new URL(request.url).searchParams.has('copy');
