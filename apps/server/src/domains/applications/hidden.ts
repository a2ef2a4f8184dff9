import { type Hidden, hiddenLimits } from '@foothold/contracts/applications/hidden';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../platform/db/database.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { Exclusion } from '../listings/index.ts';
import type { ApplicationsDeps } from './deps.ts';
import * as repository from './hidden-repository.ts';
import { ownsHidden } from './policy.ts';

/** Listings and companies that a member doesn't want to see in matches and searches. */
export function createHidden({ db, transact, events, listings, now }: ApplicationsDeps) {
  /** Lists what is hidden, newest first. @param listingId limits the list to what hides this listing */
  async function list(actor: User, { listingId, page }: { listingId?: string | undefined; page: number }) {
    if (listingId !== undefined) {
      const rows = await repository.listHiding(db, actor.id, listingId);
      return { hidden: rows.map(toHidden), total: rows.length, pages: 1 };
    }
    const { pageSize } = hiddenLimits;
    const [rows, total] = await Promise.all([
      repository.listHidden(db, actor.id, { limit: pageSize, offset: (page - 1) * pageSize }),
      repository.countHidden(db, actor.id),
    ]);
    return { hidden: rows.map(toHidden), total, pages: Math.max(1, Math.ceil(total / pageSize)) };
  }

  /**
   * Hides a listing or all listings of its company, once. Hiding it again returns the same entry.
   * @throws AppError `resource.not-found`; `applications.hidden-limit`
   */
  async function hide(actor: User, input: { listingId: string; kind: Hidden['kind'] }): Promise<Hidden> {
    const listing = requireFound((await listings.findByIds([input.listingId])).get(input.listingId));
    const isWanted = (row: repository.HiddenRow) => (row.listing_id === null) === (input.kind === 'company');
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `hidden listings of ${actor.id}`);
      const before = (await repository.listHiding(trx, actor.id, listing.id)).find(isWanted);
      if (before) return toHidden(before);
      if ((await repository.countHidden(trx, actor.id)) >= hiddenLimits.entries)
        throw new AppError('applications.hidden-limit');
      const row =
        input.kind === 'company'
          ? { listingId: null, companyId: listing.company.id }
          : { listingId: listing.id, companyId: null };
      await repository.insertHidden(trx, { userId: actor.id, ...row, at: now() });
      const added = requireFound((await repository.listHiding(trx, actor.id, listing.id)).find(isWanted));
      await events.publish(trx, actor.id, { kind: 'hidden', id: added.id });
      return toHidden(added);
    });
  }

  async function restore(actor: User, id: string): Promise<void> {
    const row = authorize(ownsHidden, actor, await repository.findHidden(db, id));
    await transact(async (trx) => {
      await repository.deleteHidden(trx, row);
      await events.publish(trx, actor.id, { kind: 'hidden', id });
    });
  }

  /** What matches and searches leave out for a member. */
  async function findExclusion(actor: Pick<User, 'id'>): Promise<Exclusion> {
    const rows = await repository.listHiddenIds(db, actor.id);
    return {
      listings: rows.flatMap(({ listing_id }) => listing_id ?? []),
      companies: rows.flatMap(({ company_id }) => company_id ?? []),
    };
  }

  return { list, hide, restore, findExclusion };
}

function toHidden(row: repository.HiddenRow): Hidden {
  return {
    id: row.id,
    kind: row.listing_id === null ? 'company' : 'listing',
    listing: row.listing_id === null ? null : { id: row.listing_id, title: row.title ?? '' },
    company: { id: row.company_id, name: row.company },
    hiddenAt: row.hidden_at.toISOString(),
  };
}
