import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ApplicationImports } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type ImportRow = Selectable<ApplicationImports>;

/** What is needed to recognize a job that a member has already. */
export const listJobs = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .select(['title', 'company', sql<string | null>`job->>'url'`.as('url')])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();

export const insertImport = (db: Executor, row: { userId: string; added: number; at: Date }) =>
  db
    .insertInto('application_imports')
    .values({ user_id: row.userId, added: row.added, created_at: row.at })
    .returningAll()
    .executeTakeFirstOrThrow();

export interface NewRow {
  /** JSON. */
  job: string;
  title: string;
  company: string;
  note: string;
  tags: string[];
  /** What the application went through, oldest first. At least one. */
  events: { state: string; happenedOn: string }[];
  appliedOn: string | null;
}

/** Rows of one statement. Far fewer than PostgreSQL's limit of parameters allows. */
const AT_ONCE = 500;

/** Adds applications with their first events, several in one statement. */
export async function insertRows(
  db: Executor,
  { userId, importId, rows, at }: { userId: string; importId: string; rows: readonly NewRow[]; at: Date },
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE);
    const inserted = await db
      .insertInto('applications')
      .values(
        part.map(({ job, title, company, note, tags, events, appliedOn }, order) => ({
          user_id: userId,
          import_id: importId,
          origin: 'import',
          job,
          title,
          company,
          note,
          tags,
          state: events.at(-1)?.state ?? 'saved',
          applied_on: appliedOn,
          moved_at: at,
          // The first row of the table is the newest of the list.
          created_at: new Date(at.getTime() - start - order),
          updated_at: at,
        })),
      )
      .returning('id')
      .execute();
    const added = inserted.map(({ id }, order) => ({ id, events: part[order]?.events ?? [] }));
    const events = await db
      .insertInto('application_events')
      .values(
        added.flatMap(({ id, events: steps }) =>
          steps.map(({ state, happenedOn }) => ({
            application_id: id,
            kind: 'set',
            actor: 'member',
            actor_id: userId,
            to_state: state,
            happened_on: happenedOn,
            at,
          })),
        ),
      )
      .returning(['id', 'application_id'])
      .execute();
    const lastEvents = new Map(events.map(({ id, application_id }) => [application_id, id]));
    await sql`
      UPDATE applications a SET last_event_id = e.id
      FROM unnest(${[...lastEvents.keys()]}::uuid[], ${[...lastEvents.values()]}::bigint[]) AS e(application_id, id)
      WHERE a.id = e.application_id`.execute(db);
  }
}

/** Imports with the number of their applications that are there, newest first. */
export const listImports = (db: Executor, userId: string, most: number) =>
  db
    .selectFrom('application_imports as import')
    .select((query) => [
      'import.id',
      'import.added',
      'import.created_at',
      query
        .selectFrom('applications')
        .select((fn) => fn.fn.countAll<number>().as('count'))
        .whereRef('applications.import_id', '=', 'import.id')
        .where('applications.removed_at', 'is', null)
        .as('left'),
    ])
    .where('import.user_id', '=', userId)
    .orderBy('import.created_at', 'desc')
    .orderBy('import.id')
    .limit(most)
    .execute();

export const findImport = async (db: Executor, id: string): Promise<ImportRow | undefined> =>
  isUuid(id) ? db.selectFrom('application_imports').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Removes the applications of an import that are still there. @returns what was removed */
export const removeImported = (db: Executor, { id }: Authorized<{ id: string }>, at: Date) =>
  db
    .updateTable('applications')
    .set({ removed_at: at })
    .where('import_id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .execute();

/** The applications of an import. */
export const listImported = (db: Executor, { id }: { id: string }) =>
  db.selectFrom('applications').selectAll().where('import_id', '=', id).execute();

/** All imports, for the export of a member's data. */
export const listAllImports = (db: Executor, userId: string) =>
  db
    .selectFrom('application_imports')
    .select(['id', 'added', 'created_at as importedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
