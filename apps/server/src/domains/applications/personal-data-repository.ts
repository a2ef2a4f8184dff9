import type { Executor } from '../../platform/db/database.ts';

export const listSaved = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('listings', 'listings.id', 'applications.listing_id')
    .innerJoin('companies', 'companies.id', 'listings.company_id')
    .select([
      'applications.id',
      'applications.state',
      'applications.note',
      'applications.listing_id as listing',
      'applications.listing_snapshot as listingWhenSaved',
      'listings.title as listingTitle',
      'companies.name as company',
      'applications.resume_id as resume',
      'applications.created_at as createdAt',
      'applications.updated_at as updatedAt',
    ])
    .where('applications.user_id', '=', userId)
    .orderBy('applications.created_at')
    .execute();

/** Excludes other people's actions, because that data is about them. */
export const listSavedEvents = (db: Executor, userId: string) =>
  db
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .select((query) => [
      'event.application_id as application',
      'event.kind',
      'event.detail',
      'event.at',
      query('event.actor_id', '=', userId).as('byYou'),
    ])
    .where('applications.user_id', '=', userId)
    .orderBy('event.id')
    .execute();
