import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnResume } from './records.ts';
import * as repository from './repository.ts';
import { getCurrentBasis } from './scoring.ts';
import { listSessions, type VersionKind } from './sessions.ts';

/** Converts a résumé for the API. */
export function toSummary(
  row: repository.ResumeRow,
  position: number,
  scores: Awaited<ReturnType<typeof repository.findCurrentScores>>,
): ResumeSummary {
  const score = scores.get(row.id);
  return {
    id: row.id,
    title: row.title,
    fileName: row.file_name,
    format: row.format as ResumeSummary['format'],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    currentVersion: row.current_version,
    currentPosition: position,
    target: {
      kind: row.target_kind as ResumeSummary['target']['kind'],
      title: row.target_title,
      listingId: row.target_listing_id,
      text: row.target_kind === 'text' ? row.target_text : null,
      company: row.target_company,
      place: row.target_place,
    },
    score: score ?? null,
    parentId: row.parent_id,
    preparedBy: row.prepared_by,
    archivedAt: row.archived_at?.toISOString() ?? null,
  };
}

export async function loadDetail(db: Executor, { row, version }: OwnResume, now: Date): Promise<ResumeDetail> {
  const basis = getCurrentBasis(row, now);
  const [scores, versions, { signals }, parent] = await Promise.all([
    repository.findCurrentScores(db, new Map([[row.id, basis]])),
    repository.listVersions(db, row.id, basis),
    repository.findReading(db, row.id, version.reading),
    row.parent_id === null ? undefined : repository.findResume(db, row.parent_id),
  ]);
  return {
    ...toSummary(row, version.position, scores),
    parentTitle: parent?.title ?? null,
    resume: version.content,
    provenance: version.provenance,
    signals,
    unplaced: version.unplaced,
    versions: toVersionViews(versions, row.current_version),
    canUndo: version.parent !== null,
    exportOptions: repository.toExportOptions(row),
  };
}

type StateRow = Awaited<ReturnType<typeof repository.listVersions>>[number];

/** Converts the versions for the API, each named by its latest state. */
export function toVersionViews(states: readonly StateRow[], current: number): ResumeDetail['versions'] {
  const sessions = listSessions(states, current);
  const position = new Map(states.map((state) => [state.number, state.position]));
  const headOf = new Map(sessions.map((session) => [session.position, session.head.number]));
  return sessions.map(({ position: place, states: steps, head }) => {
    const [first = head] = steps;
    const changes = steps.reduce((sum, step) => sum + step.changes, 0);
    return {
      number: head.number,
      position: place,
      parent: first.parent === null ? null : (headOf.get(position.get(first.parent) ?? 0) ?? null),
      kind: head.kind as VersionKind,
      label: steps.length === 1 ? head.label : describeChanges(head.kind, changes),
      tailoredFor: head.target_title,
      createdAt: first.created_at.toISOString(),
      changedAt: head.created_at.toISOString(),
      changes,
      steps: steps.map(({ label, created_at }) => ({ label, createdAt: created_at.toISOString() })),
      score: head.total === null ? null : { total: head.total, kind: head.scored as 'job' | 'format' },
    };
  });
}

/** "5 edits", "5 changes". */
const describeChanges = (kind: string, changes: number): string =>
  `${changes} ${kind === 'corrected' ? 'edits' : 'changes'}`;
