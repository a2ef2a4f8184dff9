import type { Listing } from '@foothold/contracts/listings';
import type { SEARCH_KINDS, SearchHit } from '@foothold/contracts/site';
import type { Listings } from '../../listings/index.ts';
import { createExcerpt } from './excerpt.ts';
import { splitWords, toTerm } from './terms.ts';
import { createTextIndex, type SearchDocument } from './text-index.ts';

type Kind = (typeof SEARCH_KINDS)[number];
type HitCounts = Partial<Record<Kind, number>>;

/** How many listings appear among other results. The rest are one link away. */
const MAX_LISTINGS = 5;

export interface SiteSearchQuery {
  q: string;
  kind?: Kind | undefined;
  limit: number;
}

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** Searches the site's content in memory, and the listings with their own search. */
export function createSiteSearch(documents: readonly SearchDocument[], listings: Pick<Listings, 'search'>) {
  const texts = createTextIndex(documents);

  async function search({ q, kind, limit }: SiteSearchQuery): Promise<{ hits: SearchHit[]; counts: HitCounts }> {
    if (splitWords(q).length === 0) return { hits: [], counts: {} };
    const found = await texts.find(q);
    const jobs = await findListings(listings, q, kind === 'listing' ? limit : Math.min(limit, MAX_LISTINGS));
    const counts: HitCounts = {};
    for (const hit of found) counts[hit.kind] = (counts[hit.kind] ?? 0) + 1;
    if (jobs.total > 0) counts.listing = jobs.total;
    if (kind === 'listing') return { hits: jobs.hits, counts };
    if (kind !== undefined) return { hits: found.filter((hit) => hit.kind === kind).slice(0, limit), counts };
    return { hits: [...found.slice(0, limit - jobs.hits.length), ...jobs.hits], counts };
  }

  return { search, /** Builds the index ahead of the first search. */ prepare: texts.build };
}

async function findListings(listings: Pick<Listings, 'search'>, q: string, limit: number) {
  const hits: SearchHit[] = [];
  let total = 0;
  let pages = 1;
  for (let page = 1; page <= pages && hits.length < limit; page++) {
    const found = await listings.search({ q, page });
    ({ total, pages } = found);
    const terms = splitWords(found.corrected ?? q).flatMap(({ text }) => toTerm(text) ?? []);
    hits.push(...found.items.map((listing) => toHit(listing, terms)));
  }
  return { total, hits: hits.slice(0, limit) };
}

function toHit(
  { id, title, company, places, remote, skills, sponsorship }: Listing,
  terms: readonly string[],
): SearchHit {
  const location = remote === 'yes' ? 'Remote' : places.map(({ city, region }) => city ?? region).filter(Boolean)[0];
  const summary = [company.name, location, skills.mustHave.join(', ')].filter(Boolean).join(' · ');
  const isFound = (term: string) => terms.some((wanted) => term.startsWith(wanted));
  return { kind: 'listing', title, path: `/jobs/${id}`, ...createExcerpt(summary, sponsorship.quote ?? '', isFound) };
}
