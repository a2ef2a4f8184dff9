import { sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';
import type { SourceTerms } from '../sources/adapter.ts';

/** How long a process that stopped renewing its claim still has the source. */
const CLAIM = sql`interval '120 seconds'`;

export interface ClaimedSource {
  id: string;
  system: string;
  token: string;
  url: string;
  /** The employer, if all its jobs are of one. */
  company: string | null;
  interval_minutes: number;
  failures: number;
}

/** Claims one source that is due, or whose process ended in the middle of a run. No two processes get the same source. */
export async function claimDue(
  db: Executor,
  { now, claim, systems }: { now: Date; claim: string; systems: readonly string[] },
): Promise<ClaimedSource | undefined> {
  const { rows } = await sql<ClaimedSource>`
    UPDATE listing_sources SET claimed_by = ${claim}, claimed_until = now() + ${CLAIM}
    WHERE id = (
      SELECT id FROM listing_sources
      WHERE state = 'on' AND system = ANY(${systems})
        AND (claimed_until IS NULL OR claimed_until < now())
        AND (next_run_at <= ${now} OR claimed_by IS NOT NULL)
      ORDER BY next_run_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, system, token, url, company, interval_minutes, failures`.execute(db);
  return rows[0];
}

/**
 * Renews the claim. Inside a transaction, the source stays ours until its end, so nothing that it writes can mix with another process.
 * @returns false if the claim was lost, or the source was switched off or paused
 */
export async function renewClaim(db: Executor, sourceId: string, claim: string): Promise<boolean> {
  const done = await db
    .updateTable('listing_sources')
    .set({ claimed_until: sql<Date>`now() + ${CLAIM}` })
    .where('id', '=', sourceId)
    .where('claimed_by', '=', claim)
    .where('state', '=', 'on')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Stores what the source's terms say today, which decides what is shown of its listings. @returns whether they changed */
export async function updateTerms(db: Executor, sourceId: string, terms: SourceTerms): Promise<boolean> {
  const { mayStoreDescription, mayShowDescription, mayMarkUpJobPosting, attribution } = terms;
  const done = await sql`
    UPDATE listing_sources SET may_store_description = ${mayStoreDescription}, may_show_description = ${mayShowDescription},
      may_mark_up_job_posting = ${mayMarkUpJobPosting}, attribution = ${attribution}
    WHERE id = ${sourceId} AND (may_store_description, may_show_description, may_mark_up_job_posting, attribution)
      IS DISTINCT FROM (${mayStoreDescription}, ${mayShowDescription}, ${mayMarkUpJobPosting}, ${attribution}::text)`.execute(
    db,
  );
  return (done.numAffectedRows ?? 0n) > 0n;
}

export interface SourceSchedule {
  nextRunAt: Date;
  /** Minutes. */
  interval?: number;
  failures?: number;
  /** If it was a complete sync. */
  verifiedAt?: Date;
}

/** Gives the source back. Nothing happens if another process has it by now. */
export const releaseClaim = (db: Executor, sourceId: string, claim: string, schedule: SourceSchedule) =>
  db
    .updateTable('listing_sources')
    .set({
      claimed_by: null,
      claimed_until: null,
      next_run_at: schedule.nextRunAt,
      ...(schedule.interval !== undefined && { interval_minutes: schedule.interval }),
      ...(schedule.failures !== undefined && { failures: schedule.failures }),
      ...(schedule.verifiedAt && { verified_at: sql<Date>`coalesce(verified_at, ${schedule.verifiedAt})` }),
    })
    .where('id', '=', sourceId)
    .where('claimed_by', '=', claim)
    .execute();

/** Reserves the next time at which a request may go to a host. @returns milliseconds until then */
export async function reserveSlot(db: Executor, host: string, requestsPerMinute: number): Promise<number> {
  const gap = sql`make_interval(secs => ${60 / requestsPerMinute}::float8)`;
  const { rows } = await sql<{ ms: number }>`
    INSERT INTO listing_source_hosts AS known (host, next_at) VALUES (${host}, now() + ${gap})
    ON CONFLICT (host) DO UPDATE SET next_at = greatest(known.next_at, now()) + ${gap}
    RETURNING ceil(extract(epoch FROM next_at - now() - ${gap}) * 1000)::int AS ms`.execute(db);
  return rows[0]?.ms ?? 0;
}

export async function holdBack(db: Executor, host: string, ms: number): Promise<void> {
  await sql`
    UPDATE listing_source_hosts SET next_at = greatest(next_at, now() + make_interval(secs => ${ms / 1000}::float8))
    WHERE host = ${host}`.execute(db);
}
