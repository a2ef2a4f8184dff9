import { buildIndex, type Match, match, type SeekerProfile } from '@foothold/core/matching';
import type { Executor } from '../../../platform/db/database.ts';
import * as repository from '../catalog/repository.ts';
import { toFacts } from '../catalog/views.ts';

const CHUNK_SIZE = 5000;
const START: repository.FactsPosition = { revision: 0, id: '00000000-0000-0000-0000-000000000000' };

/**
 * Keeps the listings in memory for matching. They are loaded on first use. Before each answer, the revision is compared with the database,
 * and only changes since then are read, so servers stay in sync without messages.
 */
export function createMatchCatalog(db: Executor) {
  const index = buildIndex([]);
  /** Last day of each listing that has one. */
  const endDates = new Map<string, string>();
  let at = START;
  let known = 0;
  let pendingCatchUp: Promise<void> | undefined;
  /** The day for which ended listings were last removed. Empty if others were added since. */
  let lastTidiedDay = '';

  async function catchUp(): Promise<void> {
    const revision = await repository.getCurrentRevision(db);
    if (revision === known) return;
    lastTidiedDay = '';
    for (;;) {
      const rows = await repository.listFactsAfter(db, at, CHUNK_SIZE);
      for (const row of rows) indexListing(row);
      const last = rows.at(-1);
      if (last) at = { revision: last.revision, id: last.id };
      if (rows.length < CHUNK_SIZE) break;
    }
    known = Math.max(revision, at.revision);
  }

  function indexListing(row: repository.FactsRow): void {
    if (!row.live) {
      index.remove(row.id);
      endDates.delete(row.id);
      return;
    }
    index.add(toFacts(row));
    if (row.valid_through === null) endDates.delete(row.id);
    else endDates.set(row.id, row.valid_through);
  }

  /** Removes a listing whose last day has passed from matching. Its row stays. */
  function removeEnded(today: string): void {
    if (lastTidiedDay === today) return;
    lastTidiedDay = today;
    for (const [id, end] of endDates) {
      if (end >= today) continue;
      index.remove(id);
      endDates.delete(id);
    }
  }

  return {
    async best(
      profile: SeekerProfile,
      limit: number,
      today: string,
    ): Promise<{ matches: Match[]; considered: number }> {
      pendingCatchUp ??= catchUp().finally(() => {
        pendingCatchUp = undefined;
      });
      await pendingCatchUp;
      removeEnded(today);
      return { matches: match(index, profile, { limit, asOf: today }), considered: index.size };
    },
  };
}
