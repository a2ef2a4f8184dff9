import { limits, ORIGINS, STAGED_STATES } from '@foothold/contracts/applications';
import { APPLICATION_STATES, type ApplicationState, foldEvents, type SetEvent } from '@foothold/core/tracking';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import {
  column,
  computed,
  daySchema,
  ownId,
  reference,
  referenceOrNull,
  text,
  time,
  timeOrNull,
} from '../../../platform/archive/fields.ts';
import { insertRows } from '../../../platform/archive/rows-repository.ts';
import { archiveTable } from '../../../platform/archive/table.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { findNamedListings, nameListings } from '../../listings/index.ts';
import { listEventsOf, toTrackingEvent } from '../tracking/events-repository.ts';

const STAGES = 'applications/stages';
const IMPORTS = 'applications/imports';
export const APPLICATIONS = 'applications/applications';
export const parent = { field: 'application', table: 'applications' } as const;

/** An approval belongs to the packet that was approved, so an archive has neither of its states. */
const APPROVAL_STATES: readonly ApplicationState[] = ['awaiting-approval', 'approved'];
const stateSchema = z.enum(APPLICATION_STATES).exclude(['awaiting-approval', 'approved']);
const withoutApproval = (name: string) =>
  sql`CASE WHEN ${sql.ref(name)} IN (${sql.join(APPROVAL_STATES)}) THEN 'preparing' ELSE ${sql.ref(name)} END`;

const listingNameSchema = z.strictObject({ source: text(200), id: text(2000) }).nullable();
/** The job as it was when the application was added, whether or not its listing is here. */
const jobSchema = z.looseObject({ title: text(2000), company: text(2000), description: text(200_000).optional() });

export const stages = archiveTable({
  name: 'stages',
  about: 'Stages of your own within a state, including removed ones that the history names.',
  table: 'application_stages',
  key: ['id'],
  most: 1000,
  batch: 1000,
  fields: {
    id: ownId(),
    state: column('state', z.enum(STAGED_STATES)),
    name: column('name', text(limits.stageName).min(1)),
    position: column('position', z.int().min(-1_000_000).max(1_000_000)),
    removedAt: timeOrNull('removed_at'),
  },
  async restored(trx, { userId }, records) {
    const rows = await trx
      .selectFrom('application_stages')
      .select('name')
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .execute();
    const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
    return records.map(({ name, removedAt }) => ({ name: removedAt === null ? chooseName(name, taken) : name }));
  },
});

/** Two stages of one member have different names. */
function chooseName(name: string, taken: Set<string>): string {
  let chosen = name;
  for (let number = 2; taken.has(chosen.toLowerCase()); number++) {
    const end = ` (${number})`;
    chosen = `${name.slice(0, limits.stageName - end.length)}${end}`;
  }
  taken.add(chosen.toLowerCase());
  return chosen;
}

export const imports = archiveTable({
  name: 'imports',
  about: 'Tables of applications that you imported.',
  table: 'application_imports',
  key: ['id'],
  most: 10_000,
  fields: {
    id: ownId(),
    added: column('added', z.int().min(0).max(1_000_000)),
    createdAt: time('created_at'),
  },
});

export const applications = archiveTable({
  name: 'applications',
  about: 'Applications with the job as it was when you added it. Removed ones aren’t included.',
  table: 'applications',
  key: ['id'],
  most: 20_000,
  view: (userId) => sql`(SELECT * FROM applications WHERE user_id = ${userId} AND removed_at IS NULL)`,
  fields: {
    id: ownId(),
    title: column('title', text(2000)),
    company: column('company', text(2000)),
    job: column('job', jobSchema),
    listing: computed(listingNameSchema),
    origin: column('origin', z.enum(ORIGINS)),
    state: computed(stateSchema),
    stage: referenceOrNull('stage_id', STAGES),
    tags: column('tags', z.array(text(200)).max(200)),
    note: column('note', text(20_000)),
    appliedOn: column('applied_on', daySchema.nullable()),
    movedAt: time('moved_at'),
    resume: referenceOrNull('resume_id', 'resumes/resumes'),
    resumePosition: column('resume_position', z.int().min(1).max(1_000_000).nullable()),
    resumeTemplate: column('resume_template', text(100).nullable()),
    matchScore: column('match_score', z.int().min(0).max(100).nullable()),
    import: referenceOrNull('import_id', IMPORTS),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  async exported(db, records) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'listing_id', 'state'])
      .where(
        'id',
        'in',
        records.map(({ id }) => id),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const names = await nameListings(
      db,
      rows.flatMap(({ listing_id }) => listing_id ?? []),
    );
    return records.map((record) => {
      const row = byId.get(record.id);
      const state = (row?.state ?? 'saved') as ApplicationState;
      return {
        ...record,
        listing: names.get(row?.listing_id ?? '') ?? null,
        state: APPROVAL_STATES.includes(state) ? 'preparing' : (state as typeof record.state),
      };
    });
  },
  async restored(trx, { userId }, records) {
    const listings = await findNamedListings(
      trx,
      records.map(({ listing }) => listing),
    );
    const rows = await trx
      .selectFrom('applications')
      .select('listing_id')
      .where('user_id', '=', userId)
      .where('listing_id', 'is not', null)
      .execute();
    // A member has one application for a listing. Another one keeps the job without the link.
    const taken = new Set(rows.map(({ listing_id }) => listing_id));
    return records.map(({ job, state }, at) => {
      const found = listings[at] ?? null;
      const listing = found !== null && taken.has(found) ? null : found;
      if (listing !== null) taken.add(listing);
      return { listing_id: listing, state, job: { ...job, url: toWebAddress(job.url) } };
    });
  },
});

/** Only addresses of pages become links. */
function toWebAddress(url: unknown): string | null {
  return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

export const events = archiveTable({
  name: 'events',
  about:
    'The history of applications, numbered from 1 for each. An import marks every entry as imported and unverified; `by` is what the archive says.',
  table: 'application_events',
  key: ['application', 'number'],
  parent,
  most: 500_000,
  view: (userId) => sql`(
    SELECT e.application_id, row_number() OVER (PARTITION BY e.application_id ORDER BY e.id) AS number, e.kind,
      coalesce(e.imported_from, e.actor) AS imported_from, ${withoutApproval('e.to_state')} AS to_state, e.stage_id,
      CASE WHEN e.undoes IS NOT NULL THEN (
        SELECT count(*) FROM application_events b WHERE b.application_id = e.application_id AND b.id <= e.undoes) END AS undoes,
      e.happened_on, e.reason, e.at
    FROM application_events e JOIN applications a ON a.id = e.application_id WHERE a.user_id = ${userId})`,
  fields: {
    application: reference('application_id', APPLICATIONS),
    number: column('number', z.int().min(1).max(1_000_000)),
    kind: column('kind', z.enum(['set', 'undo'])),
    by: column('imported_from', z.enum(['member', 'recruiter', 'email', 'foothold'])),
    state: column('to_state', stateSchema.nullable()),
    stage: referenceOrNull('stage_id', STAGES),
    undoes: column('undoes', z.int().min(1).max(1_000_000).nullable()),
    happenedOn: column('happened_on', daySchema),
    reason: column('reason', text(5000).nullable()),
    at: time('at'),
  },
  check: ({ kind, state, undoes, number }) => {
    if ((kind === 'set') !== (state !== null) || (kind === 'undo') !== (undoes !== null))
      return 'An entry has either a state or what it undoes.';
    return undoes !== null && undoes >= number ? 'An entry can undo only an earlier one.' : null;
  },
  links: [{ fields: ['application', 'undoes'], to: 'applications/events' }],
  insert: insertEvents,
});

const EVENT_COLUMNS = [
  'application_id',
  'kind',
  'actor',
  'imported_from',
  'to_state',
  'stage_id',
  'undoes',
  'happened_on',
  'reason',
  'at',
];

/** Adds entries in their order. What an entry undoes is stored before it, because its number is known only then. */
async function insertEvents(trx: Transaction<DB>, rows: readonly Record<string, unknown>[]): Promise<number> {
  let waiting: Record<string, unknown>[] = [];
  const add = async () => {
    await insertRows(trx, 'application_events', EVENT_COLUMNS, waiting);
    waiting = [];
  };
  for (const { number: _, undoes, ...row } of rows.toSorted(compareNumbers)) {
    if (undoes !== null) await add();
    const undone = undoes === null ? null : await findEventId(trx, String(row.application_id), Number(undoes));
    waiting.push({ ...row, actor: 'import', undoes: undone });
  }
  await add();
  return rows.length;
}

const compareNumbers = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  String(a.application_id).localeCompare(String(b.application_id)) || Number(a.number) - Number(b.number);

/** The entry of an application with this number. */
async function findEventId(trx: Transaction<DB>, applicationId: string, number: number): Promise<number> {
  const row = await trx
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .offset(number - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

/** How many applications are completed at a time. */
const AT_ONCE = 500;

/** Sets the state of imported applications to what their entries amount to, and adds an entry where there is none. */
export async function completeImported(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE);
    await sql`
      INSERT INTO application_events (application_id, kind, actor, imported_from, to_state, happened_on, at)
      SELECT a.id, 'set', 'import', 'member', a.state, a.created_at::date, a.created_at FROM applications a
      WHERE a.id = ANY (${part}::uuid[]) AND NOT EXISTS (
        SELECT FROM application_events e WHERE e.application_id = a.id AND e.kind = 'set')`.execute(trx);
    const histories = Map.groupBy(await listEventsOf(trx, part), (row) => row.application_id);
    const tracked = [...histories].flatMap(([id, rows]) => {
      const folded = foldEvents<SetEvent>(rows.map(toTrackingEvent));
      return folded ? [{ id, state: folded.state, stage: folded.stageId, last: folded.last.id }] : [];
    });
    await sql`
      UPDATE applications a SET state = t.state, stage_id = t.stage, last_event_id = t.last
      FROM jsonb_to_recordset(${JSON.stringify(tracked)}::jsonb) AS t(id uuid, state text, stage uuid, last bigint)
      WHERE a.id = t.id`.execute(trx);
  }
}
