import { getOccupation } from '@foothold/core/jobs';
import { US_STATES } from '@foothold/core/matching';
import { getSkillById } from '@foothold/core/skills';
import type { Executor, Transact } from '../../../platform/db/database.ts';
import { getCountryName } from '../catalog/countries.ts';
import { toOccupationTerm, toSkillTerm } from '../search/search-terms.ts';
import { linkOpenings } from './dedupe/link-openings.ts';
import { electShown } from './dedupe/openings-repository.ts';
import type { NormalListing } from './normalize.ts';
import type { ReadListing, ReadListings } from './read-listings.ts';
import * as repository from './write-repository.ts';

export interface ListingSource {
  /** A stable name in kebab-case. */
  id: string;
  name: string;
  kind: 'sample' | 'feed' | 'page' | 'manual';
  url?: string;
}

export interface IngestResult {
  added: number;
  updated: number;
  unchanged: number;
  refused: ReadListings['refused'];
}

/** The counts of listings that were written. */
export type WriteCounts = Pick<IngestResult, 'added' | 'updated' | 'unchanged'>;

/**
 * Stores the listings of one source, all or nothing. Unchanged listings aren't touched, and without a change there is no new revision, which
 * would be announced. Invalid listings are skipped and reported.
 * @param today ISO date: when listings without a posting date were first seen
 */
export async function save(
  transact: Transact,
  source: ListingSource,
  batches: Iterable<ReadListings> | AsyncIterable<ReadListings>,
  today: string,
): Promise<IngestResult> {
  const result: IngestResult = { added: 0, updated: 0, unchanged: 0, refused: [] };
  await transact(async (trx) => {
    // Other imports of this source wait here.
    await repository.upsertSource(trx, { ...source, url: source.url ?? null });
    for await (const { listings, refused } of batches) {
      result.refused.push(...refused);
      await writeChanged(trx, source.id, listings, today, result);
    }
  });
  return result;
}

/**
 * Stores those listings of a batch that are new or changed, under a new revision, inside the caller's transaction. Of several batches in one
 * transaction, each has its own revision, and all are announced at once.
 * @param counts the counts to add to
 */
export async function writeChanged(
  trx: Executor,
  sourceId: string,
  batch: readonly ReadListing[],
  today: string,
  counts: WriteCounts,
): Promise<void> {
  const changed = await listChanged(trx, sourceId, batch);
  counts.unchanged += batch.length - changed.length;
  if (changed.length === 0) return;
  await writeBatch(trx, { sourceId, revision: await repository.claimRevision(trx), today }, changed, counts);
}

/** Closes listings that their source dropped. They stay readable but are no longer found or matched. @returns how many were open */
export function close(
  transact: Transact,
  sourceId: string,
  externalIds: readonly string[],
  today: string,
): Promise<number> {
  return transact(async (trx) => {
    const open = await repository.findHashes(trx, sourceId, externalIds);
    if (open.size === 0) return 0;
    return closeWithOpenings(trx, sourceId, externalIds, today);
  });
}

/**
 * Closes open listings of a source inside the caller's transaction. Where others offer the same job, one of them is shown from now on.
 * @param today ISO date
 * @returns how many were closed
 */
export async function closeWithOpenings(
  trx: Executor,
  sourceId: string,
  externalIds: readonly string[],
  today: string,
): Promise<number> {
  const revision = await repository.claimRevision(trx);
  const closed = await repository.closeListings(trx, sourceId, revision, externalIds);
  const openings = closed.flatMap(({ opening_id }) => opening_id ?? []);
  await electShown(trx, [...new Set(openings)], { revision, today });
  return closed.length;
}

/** Listings that are new, closed, or different from what is stored. */
async function listChanged(trx: Executor, sourceId: string, batch: readonly ReadListing[]): Promise<ReadListing[]> {
  if (batch.length === 0) return [];
  const known = await repository.findHashes(
    trx,
    sourceId,
    batch.map(({ listing }) => listing.externalId),
  );
  return batch.filter(({ listing, hash }) => known.get(listing.externalId) !== hash);
}

async function writeBatch(
  trx: Executor,
  { sourceId, revision, today }: { sourceId: string; revision: number; today: string },
  changed: readonly ReadListing[],
  counts: WriteCounts,
): Promise<void> {
  const companies = new Map(changed.map(({ listing: { company } }) => [company.slug, company]));
  const companyIds = await repository.upsertCompanies(trx, [...companies.values()]);
  const rows = changed.map((item) => toRow(item, companyIds.get(item.listing.company.slug) ?? '', today));
  const upsertedListings = await repository.upsertListings(trx, sourceId, revision, rows);
  await writeParts(trx, upsertedListings, new Map(changed.map(({ listing }) => [listing.externalId, listing])));
  const fingerprints = new Map(changed.map(({ listing, fingerprint }) => [listing.externalId, fingerprint]));
  const written = upsertedListings.flatMap(({ id, external_id }) => {
    const fingerprint = fingerprints.get(external_id);
    return fingerprint ? [[id, fingerprint] as const] : [];
  });
  await linkOpenings(trx, { sourceId, revision, today }, new Map(written));
  const added = upsertedListings.filter((row) => row.added).length;
  counts.added += added;
  counts.updated += upsertedListings.length - added;
}

/** Writes the data in other tables. */
async function writeParts(
  trx: Executor,
  upsertedListings: readonly { id: string; external_id: string; added: boolean }[],
  listings: ReadonlyMap<string, NormalListing>,
): Promise<void> {
  // New ones have no parts yet.
  const updatedIds = upsertedListings.flatMap(({ id, added }) => (added ? [] : id));
  const collectParts = <T>(parts: (listing: NormalListing) => readonly T[]) =>
    upsertedListings.flatMap(({ id, external_id }) => {
      const listing = listings.get(external_id);
      return listing ? parts(listing).map((part, position) => ({ listing_id: id, position, ...part })) : [];
    });
  await repository.replacePlaces(
    trx,
    updatedIds,
    collectParts(({ places }) => places),
  );
  await repository.replaceSkills(
    trx,
    updatedIds,
    collectParts(({ skills }) => skills),
  );
  await repository.addWords(trx, [...new Set([...listings.values()].flatMap(collectWords))]);
}

function toRow({ listing, hash }: ReadListing, companyId: string, today: string): repository.ListingRow {
  const { pay, places, skills, sponsorship, company } = listing;
  const states = places.flatMap(({ country, region }) =>
    country === 'US' && region && US_STATES.has(region) ? region : [],
  );
  return {
    external_id: listing.externalId,
    url: listing.url,
    company_id: companyId,
    title: listing.title,
    description: listing.description,
    employment_type: listing.employmentType,
    remote: listing.remote,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    occupation: listing.occupation,
    seniority: listing.seniority,
    degree: listing.degree,
    years: listing.years,
    sponsorship: sponsorship.value,
    sponsorship_quote: sponsorship.quote,
    posted_at: listing.postedAt ?? today,
    posted_at_is_first_seen: listing.postedAt === null,
    valid_through: listing.validThrough,
    regions: [...new Set(states)],
    countries: [...new Set(places.map(({ country }) => country))],
    content_hash: hash,
    company_name: company.name,
    occupation_name: getOccupationName(listing),
    place_names: places
      .map(({ city, region, country }) =>
        [city, region && (US_STATES.get(region) ?? region), country !== 'US' && getCountryName(country)]
          .filter(Boolean)
          .join(' '),
      )
      .join(' '),
    occupation_terms: listing.occupation ? [toOccupationTerm(listing.occupation)] : [],
    skill_terms: skills.map(({ skill }) => toSkillTerm(skill)),
  };
}

function getOccupationName({ occupation }: NormalListing): string {
  return occupation ? (getOccupation(occupation)?.name ?? '') : '';
}

const WORD_PATTERN = /\p{L}[\p{L}\p{N}]{2,39}/gu;

function collectWords(listing: NormalListing): string[] {
  const skills = listing.skills.map(({ skill }) => getSkillById(skill)?.name);
  const texts = [listing.title, listing.company.name, getOccupationName(listing), ...skills];
  return texts.join(' ').toLowerCase().match(WORD_PATTERN) ?? [];
}
