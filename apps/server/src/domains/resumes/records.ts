import type { ConfirmedFact } from '@foothold/core/improve';
import type { JobRequirements } from '@foothold/core/jobs';
import { readJob } from '@foothold/core/jobs';
import type { User } from '../../platform/actor.ts';
import { type Authorized, authorize } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { Listings } from '../listings/index.ts';
import { ownsResume } from './policy.ts';
import * as repository from './repository.ts';
import { isReplaceable } from './sessions.ts';

/** A résumé that the actor may view and change, with its current version. */
export interface OwnResume {
  row: Authorized<repository.ResumeRow>;
  version: repository.Version;
}

/** Loads the actor's résumé. @throws AppError `resource.not-found`, also if it belongs to another member */
export async function requireOwn(db: Executor, actor: User, id: string): Promise<OwnResume> {
  const row = authorize(ownsResume, actor, await repository.findResume(db, id));
  return { row, version: requireFound(await repository.findVersion(db, row.id, row.current_version)) };
}

/**
 * Loads and locks it inside a transaction, and requires the version that the caller saw.
 * @throws AppError `resource.changed` if another window saved first
 */
export async function lockOwnResume(trx: Executor, actor: User, id: string, baseVersion: number): Promise<OwnResume> {
  const row = authorize(ownsResume, actor, await repository.lockResume(trx, id));
  requireCurrent(row, baseVersion);
  return { row, version: requireFound(await repository.findVersion(trx, row.id, row.current_version)) };
}

/** The state before the current one, if an autosave may replace the current one. */
export async function findReplaceableBase(
  trx: Executor,
  { row, version }: OwnResume,
  now: Date,
): Promise<repository.Version | undefined> {
  if (version.parent === null) return undefined;
  if (!isReplaceable(await repository.listStates(trx, row.id), version.number, now)) return undefined;
  return repository.findVersion(trx, row.id, version.parent);
}

/** Requires the version that the caller saw. @throws AppError `resource.changed` if another window saved first */
export function requireCurrent(row: repository.ResumeRow, version: number): void {
  if (row.current_version !== version)
    throw new AppError('resource.changed', { data: { currentVersion: row.current_version } });
}

/** What the résumé is scored against. Undefined for the format score. */
export async function findTargetJob(
  row: repository.ResumeRow,
  listings: Pick<Listings, 'get'>,
): Promise<JobRequirements | undefined> {
  if (row.target_kind === 'text' && row.target_text)
    return readJob(row.target_text, { ...(row.target_title && { title: row.target_title }) });
  if (row.target_kind === 'listing' && row.target_listing_id) {
    const listing = await listings.get(row.target_listing_id);
    return readJob(listing.description, { title: listing.title });
  }
  return undefined;
}

/** What the member confirmed about themselves, for this résumé. */
export async function listConfirmedFacts(db: Executor, resumeId: string): Promise<ConfirmedFact[]> {
  const rows = await repository.listFacts(db, resumeId);
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    text: row.text,
    ...(row.skill !== null && { skill: row.skill }),
    ...(row.target !== null && { target: row.target }),
    confirmedAt: row.confirmed_at.toISOString(),
  }));
}
