import type { PayPeriod } from '@foothold/contracts/listings/choices';
import type { Executor } from '../../../../platform/db/database.ts';
import { claimRevision } from '../write-repository.ts';
import type { Fingerprint } from './fingerprint.ts';
import * as repository from './openings-repository.ts';
import { type Comparable, isSameOpening } from './same-opening.ts';

/** Of one company, title, and place, more listings than these aren't compared. */
const MAX_CANDIDATES = 50;

interface Candidate extends Comparable {
  id: string;
  openingId: string | null;
}

/**
 * Finds out which of the listings just written are the same job as another listing, and chooses which one is shown. A listing that changed so
 * much that it isn't the same job anymore is shown by itself again. Samples are left alone: none of them is a real job.
 * @param written fingerprints by listing ID
 */
export async function linkOpenings(
  trx: Executor,
  { sourceId, revision, today }: { sourceId: string; revision: number; today: string },
  written: ReadonlyMap<string, Fingerprint>,
): Promise<void> {
  if (written.size === 0 || (await repository.isSampleSource(trx, sourceId))) return;
  await repository.upsertFingerprints(
    trx,
    [...written].map(([id, fingerprint]) => toRow(id, fingerprint)),
  );
  const keys = [...new Set([...written.values()].map(({ key }) => key))];
  const rows = await repository.listCandidates(trx, keys, MAX_CANDIDATES);
  const byKey = Map.groupBy(rows.map(toCandidate), ({ key }) => key);
  const before = await repository.listOpeningsOf(trx, [...written.keys()]);
  const changed = new Map<string, string | null>();
  for (const candidates of byKey.values())
    for (const listing of candidates)
      if (written.has(listing.id)) for (const move of assignOpening(listing, candidates)) changed.set(...move);
  if (changed.size > 0) await repository.setOpenings(trx, changed);
  const touched = [...before.values(), ...[...changed.values()].filter((id) => id !== null)];
  await repository.electShown(trx, [...new Set(touched)], { revision, today });
}

/** Puts a listing into the opening of those that it matches, or out of the one where it was. @returns the listings that moved */
function assignOpening(listing: Candidate, candidates: readonly Candidate[]): [id: string, openingId: string | null][] {
  const others = candidates.filter((other) => other !== listing);
  const matches = others.filter((other) => isSameOpening(listing, other));
  // An opening holds only listings that are the same job as each other while they are open.
  const fits = ({ openingId }: Candidate) =>
    openingId === null ||
    others.every((other) => other.openingId !== openingId || !other.open || matches.includes(other));
  const best = matches.filter(fits).toSorted((a, b) => Number(isTogether(b)) - Number(isTogether(a)))[0];
  const openingId = best ? (best.openingId ?? best.id) : null;
  const moved = [...(best ? [best] : []), listing].filter((each) => each.openingId !== openingId);
  for (const each of moved) each.openingId = openingId;
  return moved.map(({ id }) => [id, openingId]);

  function isTogether(other: Candidate): boolean {
    return other.openingId !== null && other.openingId === listing.openingId;
  }
}

function toRow(listing_id: string, { key, sketch, grams, figures }: Fingerprint): repository.FingerprintRow {
  return { listing_id, key, sketch: toBytes(sketch), grams, figures: toBytes(figures) };
}

function toCandidate(row: repository.CandidateRow): Candidate {
  const toAmount = (text: string | null) => (text === null ? null : Number(text));
  return {
    id: row.id,
    key: row.key,
    sketch: toNumbers(row.sketch),
    grams: row.grams,
    figures: toNumbers(row.figures),
    openingId: row.opening_id,
    sourceId: row.source_id,
    open: row.open,
    employmentType: row.employment_type,
    pay: {
      min: toAmount(row.pay_min),
      max: toAmount(row.pay_max),
      currency: row.pay_currency,
      period: row.pay_period as PayPeriod | null,
    },
  };
}

function toBytes(numbers: Uint32Array): string {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE(number, at * 4);
  return bytes.toString('hex');
}

function toNumbers(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readUInt32LE(at * 4);
  return numbers;
}

/** Shows other listings of the openings whose shown one has passed its last day. @param today ISO date */
export async function replaceEnded(trx: Executor, today: string): Promise<void> {
  const openings = await repository.listEndedOpenings(trx, today);
  if (openings.length > 0) await repository.electShown(trx, openings, { revision: await claimRevision(trx), today });
}
