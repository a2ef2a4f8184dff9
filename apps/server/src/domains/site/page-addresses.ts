import { listingFilterSchema } from '@foothold/contracts/listings';
import type { PageAddress } from '../../platform/http/cached-pages.ts';

/** The parameters that a page reads, in the order of its canonical URL. Other pages read none. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/jobs': [...Object.keys(listingFilterSchema.shape), 'view'],
  '/jobs/feed.xml': Object.keys(listingFilterSchema.omit({ sort: true, page: true }).shape),
  '/search': ['q', 'kind'],
  '/benefits': ['for'],
  '/blog': ['category'],
  '/careers': ['department'],
  '/help-center': ['q'],
};

/** Pages that show listings. Anyone can request any number of them, so they are cached only while they are used. */
const ROW_PAGES = new Set(['/jobs', '/jobs/feed.xml', '/search']);
const LISTING_PATTERN = /^\/jobs\/[\w-]{1,64}$/;
const COMPANY_PATTERN = /^\/companies\/[^/?#]{1,300}$/;
const COMPANY_PARAMETERS = ['page'];
/** Redirects to a URL without empty parameters; other pages ignore them. */
const REDIRECTING_PAGE = '/jobs';
/** Longer URLs aren't cached. */
const MAX_LENGTH = 1_000;

/**
 * Maps URLs to the pages that visitors share. Unknown parameters are left out, so that they neither create another page nor appear in one.
 * @param paths of pages that are the same for everyone
 * @returns null if the URL isn't such a page, or if it redirects because a parameter is empty
 */
export function createPageAddresses(paths: Iterable<string>): (url: string) => PageAddress | null {
  const known = new Set(paths);
  return (url) => {
    if (url.length > MAX_LENGTH) return null;
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    const isCompany = COMPANY_PATTERN.test(path);
    const isRowPage = isCompany || ROW_PAGES.has(path) || LISTING_PATTERN.test(path);
    if (!isRowPage && !known.has(path)) return null;
    const names = isCompany ? COMPANY_PARAMETERS : (PARAMETERS[path] ?? []);
    if (query === '' || names.length === 0) return { address: path, pinned: !isRowPage };
    const given = new URLSearchParams(query);
    const read = new URLSearchParams();
    for (const name of names) {
      const value = given.get(name)?.trim();
      if (value === '' && path === REDIRECTING_PAGE) return null;
      if (value) read.set(name, value);
    }
    return read.size === 0 ? { address: path, pinned: !isRowPage } : { address: `${path}?${read}`, pinned: false };
  };
}
