import { createHash } from 'node:crypto';
import type { ExplainedScore } from '@foothold/contracts/resumes';
import { asExported, RUBRIC_VERSION, type ScoreReport, type ScoreSubject, scoreResume } from '@foothold/core/ats';
import type { Executor } from '../../platform/db/database.ts';
import type { Listings } from '../listings/index.ts';
import { jobOf } from './records.ts';
import * as repository from './repository.ts';

/** The layout a version is scored with: the uploaded page, or our own layout once the member chose it. */
export function subjectOf(version: repository.Version, facts: repository.FileFacts): ScoreSubject {
  if (version.layout === 'export') return asExported(version.content);
  return { resume: version.content, provenance: version.provenance, signals: facts.signals, views: facts.views };
}

/** `YYYY-MM` of the day: "present" and "recent" are relative to this month. */
export const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/** The score of one version, computed once for the same target, rubric, and month. */
export async function reportOf(
  db: Executor,
  listings: Pick<Listings, 'get'>,
  row: repository.ResumeRow,
  version: repository.Version,
  now: Date,
): Promise<ScoreReport> {
  const basis = basisOf(row, now);
  const saved = await repository.findReport(db, row.id, version.number, basis);
  if (saved) return saved;
  const facts = await repository.readFileFacts(db, row.id);
  const job = await jobOf(row, listings);
  const report = scoreResume({ ...subjectOf(version, facts), ...(job && { job }), asOf: monthOf(now) });
  await repository.saveReport(db, row.id, version.number, basis, report);
  return report;
}

/** The latest score that another rubric gave this version against the same target. It stays as it was made. */
export async function earlierScore(
  db: Executor,
  row: repository.ResumeRow,
  version: repository.Version,
  report: ScoreReport,
): Promise<ExplainedScore['earlier']> {
  const stored = await repository.listReports(db, row.id, version.number);
  const earlier = stored.find(
    ({ basis, report: { rubric, asOf } }) => rubric !== report.rubric && basis === basisFor(row, rubric, asOf),
  )?.report;
  if (!earlier) return undefined;
  const { rubric, total, asOf } = earlier;
  return { rubric, total, asOf, reason: reasonFor(earlier, report) };
}

function reasonFor(earlier: ScoreReport, { rubric, kind }: ScoreReport): string {
  const what =
    kind === 'job'
      ? 'the job decides more: fit and quality are two figures, and a ceiling follows from the title and the required skills'
      : 'what you did counts more and the layout of the file less';
  return `Your earlier score was made with rubric ${earlier.rubric}. Since rubric ${rubric}, ${what}.`;
}

/** Two scores with the same basis compare. */
export const basisOf = (row: repository.ResumeRow, now: Date): string => basisFor(row, RUBRIC_VERSION, monthOf(now));

function basisFor(row: repository.ResumeRow, rubric: string, month: string): string {
  const parts = [rubric, month, row.target_kind, row.target_listing_id, row.target_title, row.target_text];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
