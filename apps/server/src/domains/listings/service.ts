import type { Listing, ListingFit, ListingPage } from '@foothold/contracts/listings';
import { FEED_LISTINGS } from '@foothold/contracts/listings/choices';
import type { SearchFilter } from '@foothold/contracts/listings/words';
import { findOccupation } from '@foothold/core/jobs';
import { explainMatch, type Match, type SeekerProfile } from '@foothold/core/matching';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { requireFound } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import { describeCompany } from './catalog/companies.ts';
import { toJobPosting } from './catalog/job-posting.ts';
import { createListingCache } from './catalog/listing-cache.ts';
import * as repository from './catalog/repository.ts';
import { findSimilar } from './catalog/similar.ts';
import { createSitemap } from './catalog/sitemap.ts';
import { getSkillName, toClosedSince, toFacts, toListing, toOpening } from './catalog/views.ts';
import { createEngines, type Engines } from './engines.ts';
import { findCompanyFilings } from './filings/filings.ts';
import { hasSyncedListings } from './ingest/admin/sources-repository.ts';
import type { IncomingListing } from './ingest/incoming.ts';
import { type ReadListings, readListings } from './ingest/read-listings.ts';
import { toSummary } from './ingest/sync/terms.ts';
import { close, type IngestResult, type ListingSource, save } from './ingest/write-listings.ts';
import { LISTING_ROWS } from './ingest/write-repository.ts';
import { createDemand } from './insights/demand.ts';
import { countFigures } from './insights/figures.ts';
import { createTypicalPay } from './insights/typical-pay.ts';
import type { MatchRange } from './matching/match-engine.ts';
import { createMap } from './search/map.ts';
import { preferReplica } from './search/prefer-replica.ts';
import { createSearch } from './search/search.ts';
import type { FoundListing, SearchEngine } from './search/search-engine.ts';
import { toSearches } from './search/to-search.ts';

export interface ListingsDeps {
  db: Kysely<DB>;
  /** A streaming replica that may lag behind `db`. */
  replica?: Kysely<DB> | null;
  engines?: Engines;
  transact: Transact;
  now: () => Date;
  /** URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Announces changes of listings. Without it, changes are read when someone asks for matches, and listings each time. */
  events?: Pick<Events, 'onRowChange' | 'getRevision'>;
  /** How many listings a search counts at most. */
  maxCount?: number;
}

interface Place {
  region: string | null;
  country: string;
}

export type Listings = ReturnType<typeof createListings>;

export function createListings({
  db,
  replica = null,
  engines = createEngines({ db, replica }),
  transact,
  now,
  publicUrl,
  events,
  maxCount,
}: ListingsDeps) {
  const getToday = () => now().toISOString().slice(0, 10);
  const findTypicalPay = createTypicalPay(db, now);
  const searchWith = (engine: SearchEngine, database: Kysely<DB>) => ({
    run: createSearch({ engine, db: database, getToday, listByIds, ...(maxCount !== undefined && { maxCount }) }),
    readRevision: engine.readRevision,
  });
  const search = preferReplica(
    searchWith(engines.search, db),
    engines.replicaSearch && searchWith(engines.replicaSearch, replica ?? db),
  );

  const mapWith = (engine: SearchEngine, database: Kysely<DB>) => ({
    run: createMap({ engine, db: database, getToday, ...(maxCount !== undefined && { maxCount }) }),
    readRevision: engine.readRevision,
  });
  const map = preferReplica(
    mapWith(engines.search, db),
    engines.replicaSearch && mapWith(engines.replicaSearch, replica ?? db),
  );

  async function listByIds(ids: readonly string[]): Promise<Listing[]> {
    const known = await findByIds(ids);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Listings by ID, including ended ones. Unknown IDs are skipped. */
  async function findByIds(ids: readonly string[]): Promise<Map<string, Listing>> {
    const rows = await repository.findListings(db, ids);
    return new Map(rows.map((row) => [row.id, toListing(row, getToday())]));
  }

  const findShown = createListingCache(events, getToday, async (ids) => {
    const rows = await repository.findListings(db, ids);
    return rows.map((row) => ({ revision: row.revision, listing: toListing(row, getToday()) }));
  });

  /** URLs of open listings whose employer says that it doesn't sponsor visas, newest first. */
  const listRefusingAddresses = (limit: number): Promise<string[]> =>
    repository.listRefusingAddresses(db, getToday(), limit);

  /** Whether listings are closed, and their last day, by ID. Cheaper than `findByIds`. Unknown IDs are skipped. */
  async function findEnds(
    ids: readonly string[],
  ): Promise<Map<string, { closed: boolean; validThrough: string | null }>> {
    const rows = await repository.findEnds(db, ids, getToday());
    return new Map(rows.map(({ id, closed, valid_through }) => [id, { closed, validThrough: valid_through }]));
  }

  /** The latest listings of a search for a feed. Its spelling isn't corrected. */
  async function feed(filter: SearchFilter) {
    const [wanted] = await toSearches(db, [filter], getToday());
    const rows = wanted ? await engines.search.listLatest(wanted, FEED_LISTINGS) : [];
    const known = await findByIds(rows.map(({ id }) => id));
    const items = rows.flatMap(({ id, addedAt }) => {
      const listing = known.get(id);
      return listing ? { ...listing, addedAt: addedAt.toISOString() } : [];
    });
    return { items };
  }

  /** Which of a few listings each filter finds: pairs of the filter's position and a listing's ID. Their spelling isn't corrected. */
  async function matchFilters(filters: readonly SearchFilter[], ids: readonly string[]): Promise<FoundListing[]> {
    return engines.search.matchListings(await toSearches(db, filters, getToday()), ids);
  }

  /** Required skill IDs of each listing. Unknown listing IDs are skipped. */
  async function listRequiredSkills(
    ids: readonly string[],
  ): Promise<{ id: string; sample: boolean; skills: string[] }[]> {
    const rows = await repository.findListings(db, ids);
    return rows.map(({ id, source, skills }) => ({
      id,
      sample: source.kind === 'sample',
      skills: skills.filter(({ required }) => required).map(({ skill }) => skill),
    }));
  }

  /** Returns one listing, even if it is closed. @throws AppError `resource.not-found` */
  async function get(id: string): Promise<ListingPage> {
    const row = requireFound(await repository.findListing(db, id));
    const { may_show, may_mark_up, name } = row.source;
    const facts = toListing(row, getToday());
    const summarized = { ...facts, ...facts.skills, company: facts.company.name };
    const listing = { ...facts, description: may_show ? row.description : toSummary(summarized, name) };
    const opening = toOpening(row.id, await repository.listOpening(db, row.id, getToday()));
    // Search engines want the markup on one page for each job.
    const isShown = opening === null || opening.shownId === row.id;
    const isMarkedUp = may_mark_up && may_show && isShown && !listing.closed;
    // Samples are of employers that aren’t real.
    const filings = facts.source.sample ? [] : await findCompanyFilings(db, row.company.id);
    return {
      ...listing,
      opening,
      filings,
      typicalPay: listing.closed ? null : await findTypicalPay({ ...row, sample: listing.source.sample }),
      closedSince: toClosedSince(row, getToday()),
      jobPosting: isMarkedUp ? toJobPosting(listing, publicUrl) : null,
    };
  }

  /** Open listings for the same occupation or title, those in the same state first. @throws AppError `resource.not-found` */
  async function similar(id: string): Promise<{ items: Listing[] }> {
    const row = requireFound(await repository.findListing(db, id));
    return { items: await listByIds(await findSimilar(db, engines.search, row, getToday())) };
  }

  /**
   * A part of the listings that best fit the profile and its filters, with points and reasons. `total` is the number of matches, up to the limit,
   * and `considered` the number of listings compared.
   * @throws AppError `listings.matches-preparing` if the listings aren't loaded yet
   */
  async function findMatches(profile: SeekerProfile, range: MatchRange) {
    const { matches, ...counts } = await engines.match.best(profile, range, getToday());
    const known = await findShown(matches.map(({ listingId, revision }) => ({ id: listingId, revision })));
    return {
      ...counts,
      matches: matches.flatMap((match) => {
        const listing = known.get(match.listingId);
        return listing ? { listing, ...toFit(match) } : [];
      }),
    };
  }

  /** How well each of the listings fits the profile, by listing ID, whatever its filters. Unknown IDs are skipped. */
  async function explainFits(profile: SeekerProfile, ids: readonly string[]): Promise<Map<string, ListingFit>> {
    const rows = await repository.findFacts(db, ids);
    return new Map(rows.map((row) => [row.id, toFit(explainMatch(toFacts(row), profile, { asOf: getToday() }))]));
  }

  /**
   * Loads the listings into the match index, and matches once: that compiles code and builds tables, which no member should wait for. From
   * then on, changes are read as they are announced.
   */
  async function prepareMatching(): Promise<void> {
    // If it fails, the next request tries again and reports it.
    events?.onRowChange(LISTING_ROWS, () => void engines.match.refresh().catch(() => undefined));
    await engines.match.refresh();
    await findMatches(engines.match.createExampleProfile(), { limit: 1 });
  }

  const ingestRead = (
    source: ListingSource,
    batches: Iterable<ReadListings> | AsyncIterable<ReadListings>,
  ): Promise<IngestResult> => save(transact, source, batches, getToday());

  const ingest = async (source: ListingSource, incoming: readonly IncomingListing[]): Promise<IngestResult> =>
    // Reads everything first, so that the transaction is open only for writing.
    ingestRead(source, await Array.fromAsync(readListings(incoming)));

  const closeAll = (sourceId: string, externalIds: readonly string[]): Promise<number> =>
    close(transact, sourceId, externalIds, getToday());

  return {
    search,
    map,
    feed,
    matchFilters,
    findByIds,
    findEnds,
    listRefusingAddresses,
    listRequiredSkills,
    get,
    similar,
    sitemap: createSitemap(db, now),
    company: (slug: string) => describeCompany(db, slug, getToday()),
    matchesFor: findMatches,
    explainFits,
    prepareMatching,
    figures: () => countFigures(db, now()),
    countSkillRequirements: createDemand(db, now),
    ingest,
    close: closeAll,
    /** What open listings for the occupation of a title pay in the first US state of its places. Null if fewer than 10 state their pay. */
    typicalPay: ({ title, places, sample }: { title: string; places: readonly Place[]; sample: boolean }) =>
      findTypicalPay({ occupation: findOccupation(title)?.occupation ?? null, places, sample }),
    /** What a company’s employers filed by the loaded government files, newest year first. */
    findFilings: (companyId: string) => findCompanyFilings(db, companyId),
    /** Stores listings that are already read; otherwise like `ingest`. */
    ingestRead,
    /** Whether a synced source has open listings. */
    hasSynced: () => hasSyncedListings(db),
    /** The latest posting date of a source's open listings. Null if it has none. */
    findNewest: (sourceId: string) => repository.findNewest(db, sourceId),
  };
}

function toFit({ score, parts, reasons }: Match): ListingFit {
  return {
    score,
    parts,
    reasons: reasons.map((reason) => (reason.skills ? { ...reason, skills: reason.skills.map(getSkillName) } : reason)),
  };
}
