import { type FilteredList, limits, type SavedFilter } from '@foothold/contracts/staff/shapes';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownsFilter } from '../policy.ts';
import * as repository from './filters-repository.ts';

export interface FiltersDeps {
  db: Kysely<DB>;
  transact: Transact;
  now: () => Date;
}

/** Filters of the console's lists that staff save for themselves. */
export function createFilters({ db, transact, now }: FiltersDeps) {
  const list = (actor: User, of: FilteredList): Promise<SavedFilter[]> => repository.listFilters(db, actor.id, of);

  /** @throws AppError `staff.filter-exists`, `staff.filters-full` */
  function save(actor: User, input: { list: FilteredList; name: string; query: string }): Promise<SavedFilter> {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `filters of ${actor.id}`);
      const existing = await repository.listFilters(trx, actor.id, input.list);
      if (existing.length >= limits.filters) throw new AppError('staff.filters-full');
      const row = await repository.insertFilter(trx, { ...input, userId: actor.id, at: now() });
      if (!row) throw new AppError('staff.filter-exists');
      return row;
    });
  }

  /** @throws AppError `resource.not-found`, also for someone else's filter */
  async function remove(actor: User, id: string): Promise<void> {
    const row = authorize(ownsFilter, actor, await repository.findFilter(db, id));
    await repository.deleteFilter(db, row);
  }

  return { list, save, remove };
}
