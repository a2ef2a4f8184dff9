import type { ApplicationState, TransitionActor } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import * as repository from '../repository.ts';
import { createChanges } from './changes.ts';
import { readStoredJob, toJobView } from './job.ts';
import type { createMoves } from './moves.ts';

type Trx = Transaction<DB>;

interface Found {
  id: string;
  state: ApplicationState;
  /** As it was when the application was added. */
  job: { title: string; company: string; place: string; url: string | null };
}

/** Applications that a recruiter prepares for a member. The caller has checked that they may. */
export function createPacketMoves(deps: ApplicationsDeps, moves: ReturnType<typeof createMoves>) {
  const { db, now } = deps;
  const { announceAll } = createChanges(deps);

  function toFound({ id, state, job }: repository.ApplicationRow): Found {
    const { title, company, place, url } = toJobView(readStoredJob(job), null);
    return { id, state: state as ApplicationState, job: { title, company, place, url } };
  }

  /** The member's application for a listing, unless they removed it. */
  async function find(memberId: string, listingId: string): Promise<Found | null> {
    const row = await repository.findByListing(db, memberId, listingId);
    return row && row.removed_at === null ? toFound(row) : null;
  }

  /** The application for a listing, which is added or restored if there is none. */
  async function ensure(
    trx: Trx,
    memberId: string,
    { listingId, resumeId, recruiterId }: { listingId: string; resumeId: string; recruiterId: string },
  ): Promise<Found> {
    const existing = await repository.findByListing(trx, memberId, listingId);
    if (existing) {
      if (existing.removed_at !== null)
        await announceAll(trx, 'restored', await repository.restoreApplications(trx, memberId, [existing.id], now()));
      const row = requireFound(await repository.lockApplication(trx, existing.id));
      return toFound(requireFound(await repository.updateApplication(trx, row, { resume_id: resumeId }, now())));
    }
    const row = requireFound(
      await repository.insertForListing(trx, { userId: memberId, listingId, resumeId, note: '', at: now() }),
    );
    return toFound(await moves.start(trx, row, { to: 'saved' }, { actor: 'recruiter', id: recruiterId }));
  }

  /** Sets the state as far as the actor may. An application that the member has removed, or has moved on, stays as it is. */
  async function record(
    trx: Trx,
    id: string | null,
    move: { by: TransitionActor; actorId: string | null; to: ApplicationState },
  ): Promise<void> {
    const row = id === null ? undefined : await repository.lockApplication(trx, id);
    if (row) await moves.record(trx, row, move);
  }

  /** How many of these applications an employer answered, and how many led to an interview. An undone change doesn't count. */
  const countReached = (ids: readonly string[]) => repository.countReached(db, ids);

  return { find, ensure, record, countReached };
}
