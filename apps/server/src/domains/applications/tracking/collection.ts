import type { Application, ApplicationEvent, SavedApplication } from '@foothold/contracts/applications';
import { limits } from '@foothold/contracts/applications';
import { type ApplicationState, foldEvents, type SetEvent } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { type ApplicationsDeps, getApplicationPath } from '../deps.ts';
import { ownsApplication } from '../policy.ts';
import * as repository from '../repository.ts';
import type { createCards } from './cards.ts';
import { createChanges } from './changes.ts';
import { type EventRow, listEvents, toTrackingEvent } from './events-repository.ts';
import { createStoredJob, type EnteredJob, readStoredJob } from './job.ts';
import type { createMoves } from './moves.ts';
import { createSentFacts } from './sent-facts.ts';

export interface NewJob extends EnteredJob {
  origin: 'link' | 'hand' | 'extension' | 'import';
  state: ApplicationState;
  happenedOn?: string | undefined;
  note?: string | undefined;
  tags?: readonly string[] | undefined;
  resumeId?: string | undefined;
}

interface Changes {
  id: string;
  note?: string | undefined;
  tags?: readonly string[] | undefined;
  resumeId?: string | null | undefined;
  title?: string | undefined;
  company?: string | undefined;
  place?: string | undefined;
  url?: string | undefined;
}

/** The applications of a member: adding, changing, removing and restoring them. */
export function createCollection(
  deps: ApplicationsDeps,
  cards: ReturnType<typeof createCards>,
  moves: ReturnType<typeof createMoves>,
) {
  const { db, transact, events, accounts, listings, notifications, resumes, now } = deps;
  const describeSent = createSentFacts(deps);
  const { announceAll } = createChanges(deps);

  const lockOwn = (trx: Transaction<DB>, actor: User) => acquireAdvisoryLock(trx, `applications of ${actor.id}`);

  /** Lists applications. @param listingId limits the list to this listing */
  async function list(
    actor: User,
    { listingId, removed }: { listingId?: string | undefined; removed?: boolean | undefined } = {},
  ): Promise<Application[]> {
    if (listingId === undefined)
      return cards.toApplications(actor, await repository.listApplications(db, actor.id, removed));
    const row = await repository.findByListing(db, actor.id, listingId);
    return cards.toApplications(actor, row && row.removed_at === null ? [row] : []);
  }

  async function toSaved(actor: User, row: repository.ApplicationRow): Promise<SavedApplication> {
    const [[application], known] = await Promise.all([
      cards.toApplications(actor, [row]),
      listings.findByIds(row.listing_id === null ? [] : [row.listing_id]),
    ]);
    return { ...requireFound(application), listing: known.get(row.listing_id ?? '') ?? null };
  }

  /** @throws AppError `resource.not-found` */
  async function get(actor: User, id: string) {
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    const [saved, rows] = await Promise.all([toSaved(actor, row), listEvents(db, row.id)]);
    return { ...saved, events: toHistory(rows), description: readStoredJob(row.job).description };
  }

  async function requireResume(actor: User, resumeId: string | null | undefined): Promise<void> {
    if (typeof resumeId === 'string' && !(await resumes.owns(actor, resumeId)))
      throw new AppError('resource.not-found');
  }

  /** @throws AppError `access.plan-limit` if the plan doesn't allow that many more */
  async function requireCapacity(trx: Transaction<DB>, actor: User, count: number): Promise<void> {
    const limit = Number((await accounts.account(actor, trx)).entitlements['applications.kept']);
    if ((await repository.countApplications(trx, actor.id)) + count > limit)
      throw new AppError('access.plan-limit', { data: { limit } });
  }

  /**
   * Saves a listing once. Saving it again returns the same application, even simultaneously, and restores a removed one with what it had. A
   * note is used only for a new one.
   * @throws AppError `resource.not-found`; `access.plan-limit`
   */
  async function save(
    actor: User,
    input: { listingId: string; resumeId?: string | undefined; note?: string | undefined },
  ): Promise<SavedApplication> {
    const listing = requireFound((await listings.findByIds([input.listingId])).get(input.listingId));
    await requireResume(actor, input.resumeId);
    const sent = await describeSent(actor, { listingId: listing.id, resumeId: input.resumeId ?? null });
    const saved = await transact(async (trx) => {
      await lockOwn(trx, actor);
      const before = await repository.findByListing(trx, actor.id, listing.id);
      if (before && before.removed_at === null) return before;
      await requireCapacity(trx, actor, 1);
      if (before) {
        await announceAll(trx, 'restored', await repository.restoreApplications(trx, actor.id, [before.id], now()));
        await events.publish(trx, actor.id, { kind: 'application', id: before.id });
        return requireFound(await repository.findApplication(trx, before.id));
      }
      const row = requireFound(
        await repository.insertForListing(trx, {
          userId: actor.id,
          listingId: listing.id,
          resumeId: input.resumeId ?? null,
          note: input.note ?? '',
          at: now(),
        }),
      );
      await repository.updateApplication(trx, row, sent, now());
      return moves.start(trx, row, { to: 'saved' });
    });
    return toSaved(actor, saved);
  }

  /** Adds rows for jobs from elsewhere, inside the caller's transaction. @throws AppError `access.plan-limit` */
  async function addJobs(trx: Transaction<DB>, actor: User, jobs: readonly NewJob[]) {
    await lockOwn(trx, actor);
    await requireCapacity(trx, actor, jobs.length);
    const added: repository.ApplicationRow[] = [];
    for (const { origin, state, happenedOn, note, tags, resumeId, ...job } of jobs) {
      const row = await repository.insertForJob(trx, {
        userId: actor.id,
        job: createStoredJob(job),
        origin,
        tags: tags ?? [],
        resumeId: resumeId ?? null,
        note: note ?? '',
        at: now(),
      });
      added.push(await moves.start(trx, row, { to: state, happenedOn }));
    }
    return added;
  }

  /** Adds an application for a job from elsewhere. @throws AppError `resource.not-found`; `access.plan-limit` */
  async function add(actor: User, job: NewJob): Promise<SavedApplication> {
    await requireResume(actor, job.resumeId);
    const sent = await describeSent(actor, { listingId: null, resumeId: job.resumeId ?? null });
    const added = await transact(async (trx) => {
      const [row] = await addJobs(trx, actor, [job]);
      return requireFound(await repository.updateApplication(trx, requireFound(row), sent, now()));
    });
    return toSaved(actor, added);
  }

  async function describeChosen(actor: User, id: string, resumeId: string | null) {
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    return describeSent(actor, { listingId: row.listing_id, resumeId });
  }

  /** Changes what is named. The job can be corrected only if it isn't one of our listings. @throws AppError `resource.not-found` */
  async function change(actor: User, { id, note, tags, resumeId, ...job }: Changes): Promise<SavedApplication> {
    await requireResume(actor, resumeId);
    const sent = resumeId === undefined ? null : await describeChosen(actor, id, resumeId);
    const changed = await transact(async (trx) => {
      const row = authorize(ownsApplication, actor, await repository.lockApplication(trx, id));
      const changes: repository.ApplicationChanges = {
        ...sent,
        ...(note !== undefined && { note }),
        ...(tags !== undefined && { tags: [...new Set(tags)] }),
        ...(resumeId !== undefined && { resume_id: resumeId }),
        ...(row.listing_id === null && correctJob(row, job)),
      };
      const result = requireFound(await repository.updateApplication(trx, row, changes, now()));
      await events.publish(trx, actor.id, { kind: 'application', id });
      return result;
    });
    return toSaved(actor, changed);
  }

  async function tagMany(actor: User, input: { ids: readonly string[]; add: string[]; remove: string[] }) {
    const changed = await transact(async (trx) => {
      const count = await repository.changeTags(trx, { ...input, userId: actor.id, most: limits.tags }, now());
      if (count > 0) await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      return count;
    });
    return { changed };
  }

  /** Notifications about applications that were removed would lead to nothing. */
  const forgetNotifications = (trx: Transaction<DB>, actor: User, ids: readonly string[]): Promise<void> =>
    notifications.forgetPath(trx, actor.id, ...ids.map(getApplicationPath));

  async function remove(actor: User, id: string): Promise<void> {
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    await transact(async (trx) => {
      await announceAll(trx, 'deleted', await repository.removeApplication(trx, row, now()));
      await forgetNotifications(trx, actor, [id]);
      await events.publish(trx, actor.id, { kind: 'application', id });
    });
  }

  async function removeMany(actor: User, ids: readonly string[]) {
    const removed = await transact(async (trx) => {
      const rows = await repository.removeApplications(trx, actor.id, ids, now());
      const done = rows.map(({ id }) => id);
      await announceAll(trx, 'deleted', rows);
      await forgetNotifications(trx, actor, done);
      if (done.length > 0) await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      return done;
    });
    return { removed };
  }

  /** @throws AppError `access.plan-limit` */
  async function restoreMany(actor: User, ids: readonly string[]) {
    const restored = await transact(async (trx) => {
      await lockOwn(trx, actor);
      await requireCapacity(trx, actor, await repository.countRemoved(trx, actor.id, ids));
      const rows = await repository.restoreApplications(trx, actor.id, ids, now());
      await announceAll(trx, 'restored', rows);
      if (rows.length > 0) await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      return rows.map(({ id }) => id);
    });
    return { restored };
  }

  return { list, get, save, add, addJobs, change, tagMany, remove, removeMany, restoreMany };
}

function correctJob(
  row: repository.ApplicationRow,
  { title = row.title, company = row.company, place, url }: Omit<Changes, 'id'>,
): repository.ApplicationChanges {
  const job = readStoredJob(row.job);
  const corrected = {
    ...job,
    title,
    company,
    place: place ?? job.place ?? '',
    url: url === undefined ? job.url : url || null,
  };
  return { title, company, job: JSON.stringify(corrected) };
}

/** The events as the member sees them, oldest first. */
function toHistory(rows: readonly EventRow[]): ApplicationEvent[] {
  const events = rows.map(toTrackingEvent);
  const inForce = new Set(foldEvents<SetEvent>(events)?.inForce.map(({ id }) => id));
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as ApplicationEvent['kind'],
    by: row.actor as ApplicationEvent['by'],
    importedFrom: row.imported_from as ApplicationEvent['importedFrom'],
    state: row.to_state as ApplicationEvent['state'],
    stageId: row.stage_id,
    undoes: row.undoes === null ? null : String(row.undoes),
    undone: row.kind === 'set' && !inForce.has(String(row.id)),
    happenedOn: String(row.happened_on),
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
