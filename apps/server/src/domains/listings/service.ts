import {
  type Listing,
  type ListingFilter,
  type ListingMatch,
  type ListingPage,
  limits,
} from '@foothold/contracts/listings';
import type { MatchReason, SeekerProfile } from '@foothold/core/matching';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/errors.ts';
import { createCounts } from './counts.ts';
import { createDemand } from './demand.ts';
import { facetsOf, totalOf } from './facets.ts';
import { countFigures } from './figures.ts';
import { type IncomingListing, printable } from './incoming.ts';
import { jobPostingOf } from './job-posting.ts';
import { close, type IngestResult, keep, type ListingSource } from './keep-listings.ts';
import { createMatchCatalogue } from './match-catalogue.ts';
import { placeWanted } from './places.ts';
import { type ReadListings, readListings } from './read-listings.ts';
import * as repository from './repository.ts';
import { SAMPLE_SOURCE } from './samples/index.ts';
import { prepareSamples } from './samples/prepare.ts';
import { type Search, type SearchGroup, searchPage } from './search-repository.ts';
import { corrected } from './spelling.ts';
import { asListing, skillName } from './views.ts';

export interface ListingsDeps {
  db: Kysely<DB>;
  transact: Transact;
  now: () => Date;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** Samples are posted again before the oldest of them end. */
const SAMPLES_KEPT_DAYS = 14;

export type Listings = ReturnType<typeof createListings>;

export function createListings({ db, transact, now, publicUrl }: ListingsDeps) {
  const catalogue = createMatchCatalogue(db);
  const countsOf = createCounts(db);
  const today = () => now().toISOString().slice(0, 10);

  async function search(filter: ListingFilter) {
    const wanted = searchOf(filter, today());
    const groups = await countsOf(wanted);
    if (groups.length > 0 || wanted.words === undefined) return page(filter, wanted, groups, null);
    const words = await foundInstead(wanted.words);
    if (words === undefined) return page(filter, wanted, groups, null);
    const instead = { ...wanted, words };
    return page(filter, instead, await countsOf(instead), words);
  }

  /** Words that are found, for words that no listing holds. */
  async function foundInstead(words: string): Promise<string | undefined> {
    const isFound = async (text: string) => (await countsOf({ words: text, today: today() })).length > 0;
    if (await isFound(words)) return undefined;
    const instead = await corrected(db, words);
    return instead !== undefined && (await isFound(instead)) ? instead : undefined;
  }

  async function page(filter: ListingFilter, wanted: Search, groups: readonly SearchGroup[], instead: string | null) {
    const total = totalOf(groups, wanted);
    const number = filter.page ?? 1;
    const offset = (number - 1) * limits.pageSize;
    const ids =
      offset < total
        ? await searchPage(db, wanted, { sort: filter.sort ?? 'relevance', limit: limits.pageSize, offset })
        : [];
    const items = await inOrder(ids);
    return {
      items,
      total,
      page: number,
      pages: Math.min(Math.ceil(total / limits.pageSize), limits.pages),
      facets: facetsOf(groups, wanted),
      samplesOnly: items.length > 0 && items.every(({ source }) => source.sample),
      corrected: instead,
    };
  }

  async function inOrder(ids: readonly string[]): Promise<Listing[]> {
    const known = await byIds(ids);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Listings by id, also those that have ended; ids that name none are left out. */
  async function byIds(ids: readonly string[]): Promise<Map<string, Listing>> {
    const rows = await repository.findListings(db, ids);
    return new Map(rows.map((row) => [row.id, asListing(row, today())]));
  }

  /** What each of the listings requires, as ids of skills; ids that name no listing are left out. */
  async function requiredSkills(ids: readonly string[]): Promise<{ id: string; sample: boolean; skills: string[] }[]> {
    const rows = await repository.findListings(db, ids);
    return rows.map(({ id, source, skills }) => ({
      id,
      sample: source.kind === 'sample',
      skills: skills.filter(({ required }) => required).map(({ skill }) => skill),
    }));
  }

  /**
   * One listing, also a closed one.
   * @throws AppError `resource.not-found`
   */
  async function get(id: string): Promise<ListingPage> {
    const row = found(await repository.findListing(db, id));
    const listing = { ...asListing(row, today()), description: row.description };
    return { ...listing, jobPosting: listing.closed ? null : jobPostingOf(listing, publicUrl) };
  }

  /** The listings that fit the profile and its filters best, with points and reasons; `considered` says out of how many. */
  async function matchesFor(
    profile: SeekerProfile,
    limit: number,
  ): Promise<{ matches: Omit<ListingMatch, 'applicationId'>[]; considered: number }> {
    const { matches, considered } = await catalogue.best(profile, limit, today());
    const known = await byIds(matches.map(({ listingId }) => listingId));
    return {
      considered,
      matches: matches.flatMap(({ listingId, score, parts, reasons }) => {
        const listing = known.get(listingId);
        return listing ? { listing, score, parts, reasons: reasons.map(withSkillNames) } : [];
      }),
    };
  }

  const ingest = async (source: ListingSource, incoming: readonly IncomingListing[]): Promise<IngestResult> =>
    // Read to the end first: a transaction is held for writing only.
    keep(transact, source, await Array.fromAsync(readListings(incoming)));

  /**
   * Fills a database without samples with the sample catalog, and posts an aging one again under the same ids.
   * @param prepared the catalog, where somebody began to read it before there was a database
   * @returns undefined where nothing was to be done
   */
  async function seedSamples(prepared?: AsyncIterable<ReadListings>): Promise<IngestResult | undefined> {
    const newest = await repository.newestOf(db, SAMPLE_SOURCE.id);
    const oldest = new Date(now().getTime() - SAMPLES_KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
    if (newest !== null && newest >= oldest) return undefined;
    return keep(transact, SAMPLE_SOURCE, prepared ?? prepareSamples(today()));
  }

  return {
    search,
    byIds,
    requiredSkills,
    get,
    matchesFor,
    figures: () => countFigures(db, now()),
    askedFor: createDemand(db, now),
    ingest,
    close: (sourceId: string, externalIds: readonly string[]) => close(transact, sourceId, externalIds),
    seedSamples,
  };
}

const withSkillNames = (reason: MatchReason): MatchReason =>
  reason.skills ? { ...reason, skills: reason.skills.map(skillName) } : reason;

function searchOf(filter: ListingFilter, today: string): Search {
  const words = printable(filter.q ?? '').trim();
  const place = placeWanted(printable(filter.place ?? ''));
  return {
    today,
    ...(words !== '' && { words }),
    ...(place?.city !== undefined && { city: place.city }),
    ...(place?.region !== undefined && { region: place.region }),
    ...(filter.remote && { remote: filter.remote }),
    ...(filter.sponsorship && { sponsorship: filter.sponsorship }),
    ...(filter.payMin !== undefined && { payMin: filter.payMin }),
  };
}
