import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/uuid.ts';

const selectHidden = (db: Executor, userId: string) =>
  db
    .selectFrom('hidden_listings as hidden')
    .leftJoin('listings', 'listings.id', 'hidden.listing_id')
    .innerJoin('companies', (join) =>
      join.on((on) =>
        on.or([
          on('companies.id', '=', on.ref('hidden.company_id')),
          on('companies.id', '=', on.ref('listings.company_id')),
        ]),
      ),
    )
    .select([
      'hidden.id',
      'hidden.listing_id',
      'listings.title',
      'companies.id as company_id',
      'companies.name as company',
      'hidden.hidden_at',
    ])
    .where('hidden.user_id', '=', userId);

export type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number];

export const listHidden = (db: Executor, userId: string, page?: { limit: number; offset: number }) => {
  const rows = selectHidden(db, userId).orderBy('hidden.hidden_at', 'desc').orderBy('hidden.id');
  return (page ? rows.limit(page.limit).offset(page.offset) : rows).execute();
};

/** The entries that hide a listing: its own and its company's. */
export const listHiding = async (db: Executor, userId: string, listingId: string) =>
  isUuid(listingId)
    ? selectHidden(db, userId)
        .where((where) =>
          where.or([
            where('hidden.listing_id', '=', listingId),
            where('hidden.company_id', '=', (query) =>
              query.selectFrom('listings as asked').select('asked.company_id').where('asked.id', '=', listingId),
            ),
          ]),
        )
        .orderBy('hidden.hidden_at', 'desc')
        .execute()
    : [];

export const findHidden = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('hidden_listings').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** The listings and companies that a member has hidden, by ID. */
export const listHiddenIds = (db: Executor, userId: string) =>
  db.selectFrom('hidden_listings').select(['listing_id', 'company_id']).where('user_id', '=', userId).execute();

export async function countHidden(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('hidden_listings')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Hides a listing or a company. Does nothing if it is hidden already. */
export const insertHidden = (
  db: Executor,
  row: { userId: string; listingId: string | null; companyId: string | null; at: Date },
) =>
  db
    .insertInto('hidden_listings')
    .values({ user_id: row.userId, listing_id: row.listingId, company_id: row.companyId, hidden_at: row.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteHidden = (db: Executor, hidden: Authorized<{ id: string }>) =>
  db.deleteFrom('hidden_listings').where('id', '=', hidden.id).execute();
