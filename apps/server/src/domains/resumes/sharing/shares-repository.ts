import type { ContactDetail, SharedCopy } from '@foothold/contracts/resumes';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { type ResumeRow, toJson } from '../repository.ts';

export interface NewShare {
  tokenHash: Buffer;
  shows: readonly ContactDetail[];
  copy: SharedCopy;
  createdAt: Date;
  expiresAt: Date;
}

export const addShare = (db: Executor, resume: Authorized<ResumeRow>, share: NewShare) =>
  db
    .insertInto('resume_shares')
    .values({
      resume_id: resume.id,
      token_hash: share.tokenHash,
      shows: [...share.shows],
      copy: toJson(share.copy),
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .returning(['id', 'shows', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();

/** The links that work at a time, newest first, without their copies. */
export const listShares = (db: Executor, resumeId: string, at: Date) =>
  db
    .selectFrom('resume_shares')
    .select(['id', 'shows', 'created_at', 'expires_at'])
    .where('resume_id', '=', resumeId)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

export const findShare = (db: Executor, tokenHash: Buffer, at: Date) =>
  db
    .selectFrom('resume_shares')
    .select(['copy', 'created_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** @returns whether there was one */
export async function deleteShare(db: Executor, resume: Authorized<ResumeRow>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('resume_shares')
    .where('resume_id', '=', resume.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteExpiredShares = (db: Executor, at: Date) =>
  db.deleteFrom('resume_shares').where('expires_at', '<=', at).execute();
