import type { Listing } from '@foothold/contracts/listings';

/** A listing that a résumé can be scored against. */
export interface ListingOption {
  id: string;
  title: string;
  company: string;
  place: string;
  isSample: boolean;
}

/** Maximum number of listings offered for a search. More words narrow it down. */
export const MAX_LISTINGS = 8;

export const toListingOption = ({
  id,
  title,
  company,
  places,
  remote,
  source,
}: Pick<Listing, 'id' | 'title' | 'company' | 'places' | 'remote' | 'source'>): ListingOption => ({
  id,
  title,
  company: company.name,
  place: remote === 'yes' ? 'Remote' : [places[0]?.city, places[0]?.region].filter(Boolean).join(', '),
  isSample: source.sample,
});
