import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnResume } from './records.ts';
import * as repository from './repository.ts';
import { getCurrentBasis } from './scoring.ts';

/** Converts a résumé for the API. */
export function toSummary(
  row: repository.ResumeRow,
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
    target: {
      kind: row.target_kind as ResumeSummary['target']['kind'],
      title: row.target_title,
      listingId: row.target_listing_id,
      text: row.target_kind === 'text' ? row.target_text : null,
    },
    score: score ?? null,
  };
}

export async function loadDetail(db: Executor, { row, version }: OwnResume, now: Date): Promise<ResumeDetail> {
  const basis = getCurrentBasis(row, now);
  const [scores, versions, { signals }] = await Promise.all([
    repository.findCurrentScores(db, new Map([[row.id, basis]])),
    repository.listVersions(db, row.id, basis),
    repository.findReading(db, row.id, version.reading),
  ]);
  return {
    ...toSummary(row, scores),
    resume: version.content,
    provenance: version.provenance,
    signals,
    unplaced: version.unplaced,
    versions: versions.map((one) => ({
      number: one.number,
      parent: one.parent,
      kind: one.kind as repository.VersionKind,
      label: one.label,
      createdAt: one.created_at.toISOString(),
      score: one.total === null ? null : { total: one.total, kind: one.scored as 'job' | 'format' },
    })),
    canUndo: version.parent !== null,
  };
}
