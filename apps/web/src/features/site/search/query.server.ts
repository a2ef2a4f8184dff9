import { SEARCH_KINDS, type SearchHit } from '@foothold/contracts/site/content';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

const MAX_LENGTH = 200;

type Kind = SearchHit['kind'];

/**
 * Runs the search in the URL.
 * @param only the kind to search, if the page is limited to one
 */
export async function loadSiteSearch({ request, context }: RouteArgs, { only, limit }: { only?: Kind; limit: number }) {
  const { searchParams } = new URL(request.url);
  const requestedKind = searchParams.get('kind');
  const kind = only ?? SEARCH_KINDS.find((one) => one === requestedKind);
  // Invalid text can't match anything, so it is dropped rather than rejected.
  const q = (searchParams.get('q') ?? '').toWellFormed().replaceAll(/\p{C}/gu, ' ').trim();
  const emptyResult = { q, kind, hits: [] as SearchHit[], counts: {} as Partial<Record<Kind, number>>, failure: null };
  if (q === '') return emptyResult;
  if (q.length > MAX_LENGTH) return { ...emptyResult, failure: createTooLongFailure(q) };
  const found = await load(context.get(requestContext).api.site.search({ q, limit, ...(kind && { kind }) }));
  return { ...emptyResult, ...found };
}

const SINGLE_KIND_LIMIT = 50;
const PER_KIND_LIMIT = 20;

/** Loads the page at /search: more results of one kind if the URL names it. */
export function loadSearchPage(args: RouteArgs) {
  const isFiltered = new URL(args.request.url).searchParams.has('kind');
  return loadSiteSearch(args, { limit: isFiltered ? SINGLE_KIND_LIMIT : PER_KIND_LIMIT });
}

const createTooLongFailure = (q: string): FormFailure => ({
  message: 'Your search is too long.',
  fields: { q: `Shorten it to ${MAX_LENGTH} characters.` },
  values: { q },
});
