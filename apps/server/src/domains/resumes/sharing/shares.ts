import { createHash, randomBytes } from 'node:crypto';
import {
  type ContactDetail,
  limits,
  type ResumeShare,
  type SharedCopy,
  type SharedResume,
} from '@foothold/contracts/resumes';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ResumesDeps } from '../deps.ts';
import { requireOwn } from '../records.ts';
import { getReport } from '../scoring.ts';
import { createFrozenCopy } from './frozen-copy.ts';
import * as repository from './shares-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface ShareInput {
  days: number;
  shows: readonly ContactDetail[];
  withScore: boolean;
}

/** Links to a frozen copy of a résumé and its score. */
export function createSharing(deps: ResumesDeps) {
  const { db, transact, now } = deps;

  /**
   * Creates a link. The token is returned this once: only its hash is stored.
   * @throws AppError `resumes.too-many-shares`
   */
  async function share(actor: User, id: string, input: ShareInput): Promise<{ share: ResumeShare; token: string }> {
    const { row, version } = await requireOwn(db, actor, id);
    const createdAt = now();
    const report = input.withScore ? await getReport(db, deps, row, version, createdAt) : null;
    const copy = createFrozenCopy(
      { title: row.title, resume: version.content, report, jobTitle: row.target_title },
      input.shows,
    );
    // 128 bits, which nobody can guess.
    const token = randomBytes(16).toString('base64url');
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `shares of ${row.id}`);
      if ((await repository.listShares(trx, row.id, createdAt)).length >= limits.shares)
        throw new AppError('resumes.too-many-shares', { data: { limit: limits.shares } });
      const added = await repository.addShare(trx, row, {
        tokenHash: hashToken(token),
        shows: input.shows,
        copy,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + input.days * DAY_MS),
      });
      return { share: toShare(added), token };
    });
  }

  /** The links that work, newest first. */
  async function listShares(actor: User, id: string): Promise<ResumeShare[]> {
    const { row } = await requireOwn(db, actor, id);
    return (await repository.listShares(db, row.id, now())).map(toShare);
  }

  /** Ends a link and deletes its copy. @throws AppError `resource.not-found` */
  async function endShare(actor: User, id: string, shareId: string): Promise<void> {
    const { row } = await requireOwn(db, actor, id);
    if (!(await repository.deleteShare(db, row, shareId))) throw new AppError('resource.not-found');
  }

  /** What a link shows. @throws AppError `resource.not-found` if it expired, was ended, or never existed */
  async function openShare(token: string): Promise<SharedResume> {
    const row = requireFound(await repository.findShare(db, hashToken(token), now()));
    // We wrote the copy ourselves, so its shape isn't checked here; the contract checks what is returned.
    const copy = row.copy as unknown as SharedCopy;
    return { ...copy, sharedAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() };
  }

  /** The job behind `forgetShares`. */
  async function removeExpiredShares(): Promise<void> {
    await repository.deleteExpiredShares(db, now());
  }

  return { share, listShares, endShare, openShare, removeExpiredShares };
}

const toShare = ({ id, shows, created_at, expires_at }: repository.ShareRow): ResumeShare => ({
  id,
  shows: shows as ContactDetail[],
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});
