import type { Age } from '@foothold/contracts/listings/choices';
import type { City } from '../catalog/cities.ts';
import type { Exclusion } from '../exclusion.ts';

export interface Search {
  words?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. With a city, both have to be the same place's. */
  country?: string;
  /** Only listings without a place in this country, ISO 3166-1 alpha-2. */
  notInCountry?: string;
  /** A city whose listings are found too, because it has the name of `country`. */
  cityNamed?: string;
  /** Instead of a city: the cities within a number of miles of it. */
  near?: readonly City[];
  remote?: string;
  sponsorship?: string;
  /** Only listings with one of these. */
  allowedSponsorships?: readonly string[];
  /** US dollars a year. */
  payMin?: number;
  /** A company's ID. */
  company?: string;
  /** A source's ID. */
  source?: string;
  /** ISO date. */
  postedSince?: string;
  /** ISO date. Listings that ended earlier are excluded. */
  today: string;
  /** What the member has hidden. */
  without?: Exclusion;
}

type Sort = 'relevance' | 'newest' | 'pay';

export interface PageOrder {
  sort: Sort;
  limit: number;
  offset: number;
  /** Only those that come after this one, by day of posting (ISO date) and ID. Only for `newest`. */
  after?: { postedAt: string; id: string };
}

export type PlaceFilter = Pick<Search, 'city' | 'country' | 'cityNamed' | 'near'>;

/** By city and country, but not by state. */
export const hasPlaceFilter = ({ city, country, near }: PlaceFilter): boolean =>
  city !== undefined || country !== undefined || near !== undefined;

/** Counts listings by kind before the filters for remote work, sponsorship, and state apply. */
export interface SearchGroup {
  remote: string | null;
  sponsorship: string;
  regions: string[];
  in_place: boolean;
  count: number;
}

/** How many listings of a source are of an age. */
export interface SourceAgeGroup {
  source: string;
  /** The lowest of `AGES` that includes them. Null for older ones. */
  age: Age | null;
  count: number;
}

/** Counts of a search. Those of more listings than the limit are of some of them only. */
export interface SearchCounts {
  groups: SearchGroup[];
  /** By source and age, with every filter but these two. */
  ages: SourceAgeGroup[];
  /** The exact total, if it isn't the sum of groups. Up to the limit. */
  total: number | null;
  /** Which of them are complete. `here` is where the search looks for listings, and `everywhere` ignores its place. */
  isComplete: { here: boolean; everywhere: boolean; ages: boolean };
}

/** How many listings name the same cities. */
export interface CityGroup {
  /** As their sources write them. */
  cities: { city: string; region: string | null; country: string }[];
  remote: string | null;
  count: number;
}

/** A listing and when it was added. */
export interface DatedListing {
  id: string;
  addedAt: Date;
}

/** A listing that one of several searches finds: the search's position, and the listing's ID. */
export interface FoundListing {
  at: number;
  id: string;
}

/**
 * Finds listings by words and filters. PostgreSQL does it (`postgres/postgres-search.ts`); an engine that is made for it can take its place in
 * `engines.ts`, and has to pass `apps/server/test/search-contract.ts`.
 *
 * Only listings that are open and aren't hidden as duplicates are found. Each call sees every change of listings up to the revision that
 * `readRevision` returned before it. Words may be anything that a person types: they never cause an error, and nonsense finds nothing. All
 * other errors are of the connection, and the caller's request fails with them.
 */
export interface SearchEngine {
  /** The number of the latest change that it has. An engine that lags behind the database isn't asked. */
  readRevision(): Promise<number>;
  /**
   * IDs of one page. By relevance, matches in title, company, occupation, place, or skills come before matches only in the description. Ties
   * are broken by day and ID, so that pages neither repeat nor skip a listing.
   */
  findPage(search: Search, order: PageOrder): Promise<string[]>;
  /** How many listings pass every filter, counted up to a number. */
  countUpTo(search: Search, most: number): Promise<number>;
  /** What each filter would leave. @param limit how many listings are counted at most */
  countFacets(search: Search, limit: number): Promise<SearchCounts>;
  /** Counts listings by the cities that they name. @param limit how many listings are counted at most, and one more if there are more */
  countCities(search: Search, limit: number): Promise<CityGroup[]>;
  /** Replaces each word that no listing uses with the most similar one that they do. Undefined if nothing changes. */
  correctSpelling(words: string): Promise<string | undefined>;
  /** The latest listings by the day of posting, without samples and those whose source doesn't let us show their text. */
  listLatest(search: Search, limit: number): Promise<DatedListing[]>;
  /** Which of a few listings each search finds, as `findPage` would. @param ids up to a few hundred */
  matchListings(searches: readonly Search[], ids: readonly string[]): Promise<FoundListing[]>;
}
