/** Listings that a member doesn't want to see, by ID, and companies with all their listings. */
export interface Exclusion {
  listings: readonly string[];
  companies: readonly string[];
}

export const NOTHING_EXCLUDED: Exclusion = { listings: [], companies: [] };

export const excludesNothing = ({ listings, companies }: Exclusion): boolean =>
  listings.length === 0 && companies.length === 0;
