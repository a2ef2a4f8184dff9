import type { Transaction } from 'kysely';
import type { User } from '../../platform/actor.ts';
import { acquireAdvisoryLock, type Executor } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ResumesDeps } from './deps.ts';
import * as repository from './repository.ts';

/** Copies and archived résumés count, because their files and versions are stored too. @throws AppError `access.plan-limit` */
export async function assertWithinQuota(
  executor: Executor,
  accounts: ResumesDeps['accounts'],
  actor: User,
): Promise<void> {
  const limit = Number((await accounts.account(actor, executor)).entitlements['resumes.kept']);
  if ((await repository.countResumes(executor, actor.id)) >= limit)
    throw new AppError('access.plan-limit', { data: { limit } });
}

/** Adds one résumé of a member at a time, so that two can't pass the limit together. */
export const lockQuota = (trx: Transaction<DB>, actor: User) => acquireAdvisoryLock(trx, `résumés of ${actor.id}`);
