import type { Insertable, Selectable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ApplicationOffers } from '../../../platform/db/schema.ts';

export type OfferRow = Selectable<ApplicationOffers>;
type Own = Authorized<{ id: string }>;

/** More offers than anybody compares. */
const MAX_LISTED = 50;

export const findOffer = (db: Executor, application: Own): Promise<OfferRow | undefined> =>
  db.selectFrom('application_offers').selectAll().where('application_id', '=', application.id).executeTakeFirst();

export const saveOffer = (
  db: Executor,
  application: Own,
  values: Omit<Insertable<ApplicationOffers>, 'application_id'>,
): Promise<OfferRow> =>
  db
    .insertInto('application_offers')
    .values({ ...values, application_id: application.id })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns whether there was one */
export async function deleteOffer(db: Executor, application: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('application_offers')
    .where('application_id', '=', application.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A member's offers with what the comparison says about their applications, the latest first. */
export const listOffers = (db: Executor, userId: string) =>
  db
    .selectFrom('application_offers as offer')
    .innerJoin('applications', 'applications.id', 'offer.application_id')
    .selectAll('offer')
    .select(['applications.title', 'applications.company', 'applications.job', 'applications.state'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .orderBy('offer.updated_at', 'desc')
    .orderBy('offer.application_id')
    .limit(MAX_LISTED)
    .execute();
