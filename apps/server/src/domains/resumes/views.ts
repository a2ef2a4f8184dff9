import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnResume } from './records.ts';
import * as repository from './repository.ts';
import { basisOf } from './scoring.ts';

/** What the API shows of a résumé. */
export function summaryOf(
  row: repository.ResumeRow,
  scores: Awaited<ReturnType<typeof repository.latestScores>>,
  now: Date,
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
    // A score against an earlier target or rubric is not this one's.
    score: score && score.basis === basisOf(row, now) ? { total: score.total, kind: score.kind } : null,
  };
}

export async function detailOf(db: Executor, { row, version }: OwnResume, now: Date): Promise<ResumeDetail> {
  const [scores, versions, facts] = await Promise.all([
    repository.latestScores(db, [row.id]),
    repository.listVersions(db, row.id),
    repository.readFileFacts(db, row.id),
  ]);
  return {
    ...summaryOf(row, scores, now),
    resume: version.content,
    provenance: version.provenance,
    signals: facts.signals,
    versions: versions.map((one) => ({
      number: one.number,
      parent: one.parent,
      kind: one.kind as repository.VersionKind,
      label: one.label,
      createdAt: one.created_at.toISOString(),
    })),
    canUndo: version.parent !== null,
  };
}
