import type { SitemapPart } from '@foothold/contracts/listings';
import type { Executor } from '../../../platform/db/database.ts';
import * as repository from './sitemap-repository.ts';

/** About how many listings a part has. With their companies, it stays far below the 50,000 URLs that a sitemap may have (https://www.sitemaps.org/protocol.html). */
const LISTINGS_PER_PART = 20_000;
/** However a part is asked for, it has at most this many listings, and as many companies. */
const MAX_ENTRIES = 25_000;
/** How long a count is used before it is repeated. */
const FRESH_MS = 10 * 60_000;

export interface WantedPart {
  part: number;
  parts: number;
}

/**
 * Lists the public listings, and the companies that have some, in parts. IDs are random, so the ranges of two parts have about the same number,
 * and a part's address says all about it.
 */
export function createSitemap(db: Executor, now: () => Date) {
  let counted: { at: number; parts: Promise<number> } | undefined;

  /** Without a wanted part, the first one of as many as there should be now. */
  return async (wanted: WantedPart | null): Promise<SitemapPart> => {
    const { part, parts } = wanted ?? { part: 1, parts: await countParts() };
    const query = {
      from: toBound((part - 1) / parts),
      to: part === parts ? null : toBound(part / parts),
      today: getToday(),
      limit: MAX_ENTRIES,
    };
    const [listings, companies] = [await repository.listPublic(db, query), await repository.listCompanies(db, query)];
    return {
      parts,
      listings: listings.map(({ id, updated_at }) => ({ id, changedAt: updated_at.toISOString() })),
      companies: companies.map(({ slug, updated_at }) => ({ slug, changedAt: updated_at.toISOString() })),
    };
  };

  function countParts(): Promise<number> {
    const at = now().getTime();
    if (counted && at - counted.at < FRESH_MS) return counted.parts;
    const pending = {
      at,
      parts: repository
        .countPublic(db, getToday())
        .then((listings) => Math.max(1, Math.ceil(listings / LISTINGS_PER_PART))),
    };
    counted = pending;
    // The next caller retries after a failure.
    pending.parts.catch(() => {
      if (counted === pending) counted = undefined;
    });
    return pending.parts;
  }

  function getToday(): string {
    return now().toISOString().slice(0, 10);
  }
}

/** The ID below which a share of all random IDs is. */
function toBound(share: number): string {
  const start = Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
  return `${start}-0000-0000-0000-000000000000`;
}
