import { buildIndex, matchPart, type SeekerProfile } from '@foothold/core/matching';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from '../catalog/repository.ts';
import { toFacts } from '../catalog/views.ts';
import { NOTHING_EXCLUDED } from '../exclusion.ts';
import type { MatchEngine, MatchRange } from './match-engine.ts';

/** Few enough that adding them doesn't hold up other requests. */
const CHUNK_SIZE = 500;
const START: repository.FactsPosition = { revision: 0, id: '00000000-0000-0000-0000-000000000000' };
/** How long a request waits for changes to be read, in milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * Keeps the listings in memory for matching. They are loaded after startup, and changes are read after each import. Before each answer, the
 * revision is compared with the database, so servers stay in sync without messages; a request waits for changes only for a limited time.
 */
export function createMemoryMatch(db: Executor): MatchEngine {
  const index = buildIndex([]);
  /** Last day of each listing that has one. */
  const endDates = new Map<string, string>();
  let at = START;
  /** The revision that the index has all changes of. Undefined until the listings are loaded. */
  let known: number | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  /** The day for which ended listings were last removed. Empty if others were added since. */
  let lastTidiedDay = '';

  async function catchUp(): Promise<void> {
    const revision = await repository.getCurrentRevision(db);
    if (revision === known) return;
    for (;;) {
      const rows = await repository.listFactsAfter(db, at, CHUNK_SIZE);
      lastTidiedDay = '';
      for (const row of rows) indexListing(row);
      const last = rows.at(-1);
      if (last) at = { revision: last.revision, id: last.id };
      if (rows.length < CHUNK_SIZE) break;
    }
    known = Math.max(revision, at.revision);
  }

  /** Reads the changes since the last time. */
  function refresh(): Promise<void> {
    if (running) {
      // The running one may have missed the latest change. Calls at the same time share the next one.
      queued ??= running
        .catch(() => undefined)
        .then(() => {
          queued = undefined;
          return refresh();
        });
      return queued;
    }
    running = catchUp().finally(() => {
      running = undefined;
    });
    return running;
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

  /** A person with the skills and the occupation of one of the listings. */
  function createExampleProfile(): SeekerProfile {
    const { occupation, mustHave = [] } = index.rows > 0 ? index.getFacts(0) : {};
    return {
      skills: mustHave.map((skill) => ({ skill, shown: 'dated-role' })),
      occupations: occupation === undefined ? [] : [{ occupation, years: 1, latest: true }],
      wants: {},
    };
  }

  return {
    refresh,
    createExampleProfile,
    /** If a large import is still being read, the matches are those of the listings read so far. */
    async best(
      profile: SeekerProfile,
      { limit, from = 0, to = limit, without = NOTHING_EXCLUDED }: MatchRange,
      today: string,
    ) {
      await waitAtMost(refresh(), MAX_WAIT_MS);
      if (known === undefined) throw new AppError('listings.matches-preparing');
      removeEnded(today);
      const excluded = index.findRows(without);
      const { matches, total } = matchPart(index, profile, { limit, asOf: today, without: excluded }, { from, to });
      const revised = matches.map((match) => ({ ...match, revision: index.getRevision(match.listingId) }));
      return { matches: revised, total, considered: index.size - excluded.size };
    },
  };
}

/** Waits for `work` or for the time to pass. @throws what `work` throws in that time */
async function waitAtMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
