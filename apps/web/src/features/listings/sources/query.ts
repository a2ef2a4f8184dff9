import type { SourceState } from '@foothold/contracts/listings/choices';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import { STATE_LABELS } from './labels.ts';

/** The filters of the source list. Defaults are left out of its URL. */
export interface SourceQuery {
  state: SourceState | undefined;
  page: number;
}

const isState = (value: string | null): value is SourceState => value !== null && Object.hasOwn(STATE_LABELS, value);

/** Parses the list's URL. Invalid values are ignored. */
export function parseSourceQuery(url: string): SourceQuery {
  const state = new URL(url).searchParams.get('state');
  return { state: isState(state) ? state : undefined, page: parsePageQuery(url).page };
}

/** The list's URL with some filters changed, from the first page. */
export function buildSourcesHref(query: SourceQuery, change: Partial<SourceQuery> = {}): string {
  const { state, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/sources' : `/console/sources?${search}`;
}

/** The pages of a source's two lists. */
export interface SourcePages {
  runs: number;
  rejects: number;
}

/** Parses the URL of a source's page. Invalid numbers mean the first page. */
export function parseSourcePages(url: string): SourcePages {
  const { searchParams } = new URL(url);
  const read = (name: string) => {
    const page = Number(searchParams.get(name) ?? '1');
    return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
  };
  return { runs: read('runs'), rejects: read('rejects') };
}

/** The URL of a source's page with another page of its lists. */
export function buildSourceHref(id: string, { runs, rejects }: SourcePages, anchor: string): string {
  const search = new URLSearchParams();
  if (runs > 1) search.set('runs', String(runs));
  if (rejects > 1) search.set('rejects', String(rejects));
  return `/console/sources/${id}${search.size === 0 ? '' : `?${search}`}#${anchor}`;
}
