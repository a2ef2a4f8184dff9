import type { OccupationDemand } from '@foothold/core/career';
import type { Executor } from '../../../platform/db/database.ts';
import { countRequirements, type DemandRow } from './demand-repository.ts';

/** How long a count is used before it is repeated. */
const FRESH_MS = 5 * 60_000;

interface CountedSkills {
  at: number;
  require: Promise<OccupationDemand | undefined>;
}

/** Counts what the open listings of each occupation require, once every few minutes. Simultaneous callers share one count. */
export function createDemand(db: Executor, now: () => Date) {
  const known = new Map<string, CountedSkills>();

  /** By ID. An occupation without open listings is missing. */
  return async (occupations: readonly string[]): Promise<Map<string, OccupationDemand>> => {
    const at = now().getTime();
    const wanted = [...new Set(occupations)];
    const outdated = wanted.filter((id) => at - (known.get(id)?.at ?? Number.NEGATIVE_INFINITY) >= FRESH_MS);
    if (outdated.length > 0) count(outdated, at);
    const requirements = await Promise.all(wanted.map((id) => known.get(id)?.require));
    return new Map(requirements.flatMap((require) => (require ? [[require.occupation, require] as const] : [])));
  };

  function count(occupations: readonly string[], at: number): void {
    const pendingCounts = countRequirements(db, occupations, new Date(at).toISOString().slice(0, 10)).then(
      (rows) => new Map(rows.map((row) => [row.occupation, toOccupationFigures(row)])),
    );
    for (const id of occupations) {
      const pendingEntry: CountedSkills = { at, require: pendingCounts.then((all) => all.get(id)) };
      known.set(id, pendingEntry);
      // The next caller retries after a failure.
      pendingEntry.require.catch(() => known.get(id) === pendingEntry && known.delete(id));
    }
  }
}

function toOccupationFigures({
  oldest,
  newest,
  does_not_sponsor,
  citizens_or_clearance,
  ...row
}: DemandRow): OccupationDemand {
  return {
    ...row,
    from: oldest,
    to: newest,
    doesNotSponsor: does_not_sponsor,
    citizensOrClearance: citizens_or_clearance,
  };
}
