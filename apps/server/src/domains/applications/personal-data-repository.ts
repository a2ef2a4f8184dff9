import type { Executor } from '../../platform/db/database.ts';

export const listSaved = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .select([
      'id',
      'title',
      'company',
      'state',
      'tags',
      'note',
      'origin',
      'applied_on as appliedOn',
      'listing_id as listing',
      'job',
      'resume_id as resume',
      'import_id as import',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'removed_at as removedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** What belongs to the applications of a member, by table. Keys of the file store aren't personal data. */
export async function listPlans(db: Executor, userId: string) {
  const own = db.selectFrom('applications').select('id').where('user_id', '=', userId);
  const [interviews, reminders, contacts, files, offers] = await Promise.all([
    db
      .selectFrom('application_interviews')
      .selectAll()
      .where('application_id', 'in', own)
      .orderBy('starts_at')
      .execute(),
    db.selectFrom('application_reminders').selectAll().where('application_id', 'in', own).orderBy('due_at').execute(),
    db
      .selectFrom('application_contacts')
      .selectAll()
      .where('application_id', 'in', own)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('application_files').selectAll().where('application_id', 'in', own).orderBy('created_at').execute(),
    db.selectFrom('application_offers').selectAll().where('application_id', 'in', own).execute(),
  ]);
  return { interviews, reminders, contacts, files, offers };
}

/** Excludes other people's actions, because that data is about them. */
export const listSavedEvents = (db: Executor, userId: string) =>
  db
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .leftJoin('application_stages as stage', 'stage.id', 'event.stage_id')
    .select((query) => [
      'event.application_id as application',
      'event.id',
      'event.kind',
      'event.actor as by',
      'event.imported_from as importedFrom',
      'event.to_state as state',
      'stage.name as stage',
      'event.undoes',
      'event.happened_on as happenedOn',
      'event.reason',
      'event.at',
      query('event.actor_id', '=', userId).as('byYou'),
    ])
    .where('applications.user_id', '=', userId)
    .orderBy('event.id')
    .execute();
