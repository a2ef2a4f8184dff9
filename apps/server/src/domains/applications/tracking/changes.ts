import type { ApplicationState, TransitionActor } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { ApplicationRow } from '../repository.ts';
import { readStoredJob, toJobView } from './job.ts';

/** An application as it is after a change, without what depends on when it is read. */
export interface ChangedApplication {
  id: string;
  listingId: string | null;
  job: { title: string; company: string; place: string; url: string | null };
  origin: 'link' | 'hand' | 'extension' | 'import' | 'listing';
  state: ApplicationState;
  stageId: string | null;
  lastEventId: string;
  /** ISO time. */
  movedAt: string;
  /** ISO date. */
  appliedDate: string | null;
  tags: string[];
  note: string;
  resumeId: string | null;
  /** ISO time. */
  savedAt: string;
}

/** Changes of one member's applications. */
export interface ChangedApplications {
  userId: string;
  changes: readonly ApplicationChange[];
}

/**
 * An application was added, moved, removed, or restored. Announced while its row is locked by the change, so in the order of its changes.
 */
export type ApplicationChange =
  | { what: 'created' | 'deleted' | 'restored'; application: ChangedApplication }
  | {
      what: 'moved';
      application: ChangedApplication;
      previous: { state: ApplicationState; stageId: string | null };
      setBy: TransitionActor;
    };

/** Announces changes of applications to other domains. */
export function createChanges({ announce }: Pick<ApplicationsDeps, 'announce'>) {
  async function announceAll(
    trx: Transaction<DB>,
    what: 'created' | 'deleted' | 'restored',
    rows: readonly ApplicationRow[],
  ): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const changes = rows.map((row) => ({ what, application: toChanged(row) }));
    await announce('applications.changed', trx, { userId: first.user_id, changes });
  }

  const announceMove = (
    trx: Transaction<DB>,
    row: ApplicationRow,
    move: { previous: { state: ApplicationState; stageId: string | null }; setBy: TransitionActor },
  ) =>
    announce('applications.changed', trx, {
      userId: row.user_id,
      changes: [{ what: 'moved', application: toChanged(row), ...move }],
    });

  return { announceAll, announceMove };
}

function toChanged(row: ApplicationRow): ChangedApplication {
  const { place, url } = toJobView(readStoredJob(row.job), null);
  return {
    id: row.id,
    listingId: row.listing_id,
    job: { title: row.title, company: row.company, place, url },
    origin: row.origin as ChangedApplication['origin'],
    state: row.state as ApplicationState,
    stageId: row.stage_id,
    lastEventId: String(row.last_event_id),
    movedAt: row.moved_at.toISOString(),
    appliedDate: row.applied_on === null ? null : String(row.applied_on),
    tags: row.tags,
    note: row.note,
    resumeId: row.resume_id,
    savedAt: row.created_at.toISOString(),
  };
}
