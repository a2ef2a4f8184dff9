import type { Application } from '@foothold/contracts/applications';
import { ANALYTICS_DAYS } from '@foothold/contracts/applications/analytics';
import type { Listing } from '@foothold/contracts/listings';
import type { Selectable } from 'kysely';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../platform/db/database.ts';
import type { Applications as Row } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { SampleContext } from '../../platform/samples.ts';
import { buildDashboard, computeFigures, measurePerformance } from './analytics.ts';
import type { ApplicationsDeps } from './deps.ts';
import { createHidden } from './hidden.ts';
import { createMatching } from './matching.ts';
import { ownsApplication } from './policy.ts';
import * as repository from './repository.ts';
import { addSampleApplications } from './samples.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Saved jobs and applications of a member. */
export function createApplications(deps: ApplicationsDeps) {
  const { db, transact, events, accounts, listings, resumes, now } = deps;
  const hidden = createHidden(deps);
  /** Lists applications. @param listingId limits the list to this listing */
  async function list(actor: User, listingId?: string): Promise<Application[]> {
    const rows =
      listingId === undefined
        ? await repository.listApplications(db, actor.id)
        : [await repository.findByListing(db, actor.id, listingId)].filter((row) => row !== undefined);
    const known = await listings.findByIds(rows.map((row) => row.listing_id));
    return rows.map((row) => toApplication(row, requireFound(known.get(row.listing_id))));
  }

  /**
   * Saves a listing once. Saving it again returns the same application, even simultaneously. A note can be passed so that a removal can be
   * undone.
   */
  async function save(
    actor: User,
    input: { listingId: string; resumeId?: string | undefined; note?: string | undefined },
  ): Promise<Application> {
    const listing = requireFound((await listings.findByIds([input.listingId])).get(input.listingId));
    if (input.resumeId !== undefined && !(await resumes.owns(actor, input.resumeId)))
      throw new AppError('resource.not-found');
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `applications of ${actor.id}`);
      const before = await repository.findByListing(trx, actor.id, listing.id);
      if (before) return toApplication(before, listing);
      const limit = Number((await accounts.account(actor, trx)).entitlements['applications.kept']);
      if ((await repository.countApplications(trx, actor.id)) >= limit)
        throw new AppError('access.plan-limit', { data: { limit } });
      const row = await repository.insertApplication(trx, {
        userId: actor.id,
        listingId: listing.id,
        resumeId: input.resumeId ?? null,
        note: input.note ?? '',
      });
      if (!row) return toApplication(requireFound(await repository.findByListing(trx, actor.id, listing.id)), listing);
      await repository.addEvent(trx, { applicationId: row.id, actorId: actor.id, kind: 'saved' });
      await events.publish(trx, actor.id, { kind: 'application', id: row.id });
      return toApplication(row, listing);
    });
  }

  async function annotate(actor: User, id: string, note: string): Promise<Application> {
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    const changed = requireFound(await repository.updateNote(db, row, note));
    await events.publish(db, actor.id, { kind: 'application', id });
    return toApplication(changed, requireFound((await listings.findByIds([row.listing_id])).get(row.listing_id)));
  }

  async function remove(actor: User, id: string): Promise<void> {
    const row = authorize(ownsApplication, actor, await repository.findApplication(db, id));
    await transact(async (trx) => {
      await repository.deleteApplication(trx, row);
      await events.publish(trx, actor.id, { kind: 'application', id });
    });
  }

  const dashboard = async (actor: User) => buildDashboard(await resumes.list(actor), await list(actor), now());

  const figures = async (actor: User) => computeFigures(await list(actor), ANALYTICS_DAYS, now());

  async function performance(actor: User) {
    const all = await resumes.list(actor);
    return { resumes: await Promise.all(all.map(async ({ id }) => measurePerformance(await resumes.get(actor, id)))) };
  }

  /** Statistics over what all members saved. Reads every application, so frequent callers should cache the result. */
  const savedFigures = () => repository.savedFigures(db);

  return {
    addSamples: (context: SampleContext) => addSampleApplications({ listings, save, hidden }, context),
    list,
    save,
    annotate,
    remove,
    hidden,
    ...createMatching(deps, hidden),
    dashboard,
    figures,
    performance,
    savedFigures,
  };
}

function toApplication(row: Selectable<Row>, listing: Listing): Application {
  return {
    id: row.id,
    listing,
    state: 'saved',
    note: row.note,
    resumeId: row.resume_id,
    savedAt: row.created_at.toISOString(),
  };
}
