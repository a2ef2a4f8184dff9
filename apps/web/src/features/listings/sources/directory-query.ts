import { SOURCE_FIELDS, type SourceField } from '@foothold/contracts/listings/choices';
import { parsePageQuery } from '../../../shared/api/page-query.ts';

/** The filters of the directory. */
export interface DirectoryQuery {
  q: string | undefined;
  system: string | undefined;
  field: SourceField | undefined;
  page: number;
}

/** Parses the directory's URL. Invalid values are ignored. */
export function parseDirectoryQuery(url: string): DirectoryQuery {
  const { searchParams } = new URL(url);
  return {
    ...parsePageQuery(url),
    system: searchParams.get('system')?.slice(0, 40) || undefined,
    field: SOURCE_FIELDS.find((field) => field === searchParams.get('field')),
  };
}

/** The directory's URL on another page. */
export function buildDirectoryHref({ q, system, field }: DirectoryQuery, page: number): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (system) search.set('system', system);
  if (field) search.set('field', field);
  if (page > 1) search.set('page', String(page));
  return `/console/sources/directory${search.size === 0 ? '' : `?${search}`}`;
}
