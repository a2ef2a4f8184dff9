import type { Source, SourceDetail, SourceReject, SourceRun } from '@foothold/contracts/listings/shapes';
import type { Adapter } from '../sources/adapter.ts';
import { listMissingKeys, type SourceKeys } from '../sync/access.ts';
import type { listEvents, listRejects, RunRow, SourceRow } from './sources-repository.ts';

interface SystemFacts {
  systems: ReadonlyMap<string, Adapter>;
  keys: SourceKeys;
}

export const toRun = (row: RunRow): SourceRun => ({
  id: String(row.id),
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  outcome: row.outcome as SourceRun['outcome'],
  seen: row.seen,
  added: row.added,
  updated: row.updated,
  unchanged: row.unchanged,
  closed: row.closed,
  rejected: row.rejected,
  note: row.note,
});

export const toReject = (row: Awaited<ReturnType<typeof listRejects>>[number]): SourceReject => ({
  id: String(row.id),
  at: row.at.toISOString(),
  place: row.place,
  externalId: row.external_id,
  reason: row.reason,
});

/** @param run the last one */
export function toSource(row: SourceRow, { systems, keys }: SystemFacts, run: RunRow | undefined): Source {
  const adapter = systems.get(row.system ?? '');
  return {
    id: row.id,
    name: row.name,
    system: adapter?.name ?? row.system ?? '',
    url: row.url ?? '',
    state: row.state as Source['state'],
    verifiedAt: row.verified_at?.toISOString() ?? null,
    nextRunAt: row.next_run_at?.toISOString() ?? null,
    interval: row.interval_minutes,
    failures: row.failures,
    missingKeys: adapter ? listMissingKeys(adapter, keys) : [],
    open: row.open ?? 0,
    lastRun: run ? toRun(run) : null,
  };
}

export function toDetail(
  row: SourceRow,
  facts: SystemFacts,
  run: RunRow | undefined,
  events: Awaited<ReturnType<typeof listEvents>>,
): SourceDetail {
  const adapter = facts.systems.get(row.system ?? '');
  return {
    ...toSource(row, facts, run),
    terms: {
      attribution: row.attribution,
      url: adapter?.terms.url ?? '',
      readAt: adapter?.terms.readAt ?? null,
      mayStoreDescription: row.may_store_description,
      mayShowDescription: row.may_show_description,
      mayMarkUpJobPosting: row.may_mark_up_job_posting,
    },
    isChecked: adapter?.basis === 'recording',
    events: events.map(({ kind, at, by }) => ({
      kind: kind as SourceDetail['events'][number]['kind'],
      at: at.toISOString(),
      by,
    })),
  };
}
