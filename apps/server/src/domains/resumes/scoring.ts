import { createHash } from 'node:crypto';
import type { EarlierScore } from '@foothold/contracts/resumes';
import {
  RUBRIC_VERSION,
  type ScoreReport,
  type ScoreSubject,
  scoreResume,
  toExportedSubject,
} from '@foothold/core/ats';
import type { Executor } from '../../platform/db/database.ts';
import type { ResumesDeps } from './deps.ts';
import { checkScore } from './jobs.ts';
import { findTargetJob } from './records.ts';
import * as repository from './repository.ts';

/** The layout to score: the uploaded page, or our own layout once the member chose it. */
export function toScoreSubject(version: repository.Version, facts: repository.FileFacts): ScoreSubject {
  if (version.layout === 'export') return toExportedSubject(version.content);
  return { resume: version.content, provenance: version.provenance, signals: facts.signals, views: facts.views };
}

/** `YYYY-MM`. "Present" and "recent" are relative to this month. */
export const toMonth = (now: Date) => now.toISOString().slice(0, 7);

/**
 * Scores one version, once for the same target, rubric, and month.
 * @param onStored called with a score that wasn't stored before
 */
export async function getReport(
  db: Executor,
  { listings, queue }: Pick<ResumesDeps, 'listings' | 'queue'>,
  row: repository.ResumeRow,
  version: repository.Version,
  now: Date,
  onStored?: (report: ScoreReport) => Promise<void>,
): Promise<ScoreReport> {
  const basis = getCurrentBasis(row, now);
  const saved = await repository.findReport(db, row.id, version.number, basis);
  if (saved && (saved.kind === 'format' || saved.keywords)) return saved;
  const facts = await repository.findReading(db, row.id, version.reading);
  const job = await findTargetJob(row, listings);
  const report = scoreResume({ ...toScoreSubject(version, facts), ...(job && { job }), asOf: toMonth(now) });
  if (saved) return addKeywords(saved, report);
  await storeReport(db, queue, row, version.number, basis, report);
  await onStored?.(report);
  return report;
}

/** Stores a score. The only place that does, so that every score against a listing is announced. */
export async function storeReport(
  db: Executor,
  queue: ResumesDeps['queue'],
  row: repository.ResumeRow,
  version: number,
  basis: string,
  report: ScoreReport,
): Promise<void> {
  await repository.saveReport(db, row.id, version, basis, report);
  await queueScoreCheck(db, queue, row);
}

/** Has the score against a listing announced once this is committed. Without a target listing, nothing is announced. */
export async function queueScoreCheck(
  db: Executor,
  queue: ResumesDeps['queue'],
  row: Pick<repository.ResumeRow, 'id' | 'target_kind'>,
): Promise<void> {
  if (row.target_kind === 'listing') await queue.add(db, checkScore, { resumeId: row.id });
}

/** A report stored before its keywords were recorded, with those of the same score today. Without them if today's points differ. */
export function addKeywords(saved: ScoreReport, today: ScoreReport): ScoreReport {
  const describePoints = ({ total, parts }: ScoreReport) =>
    JSON.stringify([total, parts.map(({ id, earned, possible }) => [id, earned, possible])]);
  return today.keywords && describePoints(saved) === describePoints(today)
    ? { ...saved, keywords: today.keywords }
    : saved;
}

/**
 * The latest score of a version under an earlier rubric for the same target, if any. A stored score is never replaced, because the member
 * has already seen it.
 */
export async function findEarlierScore(
  db: Executor,
  row: repository.ResumeRow,
  version: number,
  rubric?: string,
): Promise<(Omit<EarlierScore, 'reason'> & { basis: string }) | undefined> {
  const scores = await repository.listScores(db, row.id, version);
  const found = scores.find(
    (score) =>
      score.rubric !== RUBRIC_VERSION &&
      (rubric === undefined || score.rubric === rubric) &&
      score.basis === describeBasis(row, score.rubric, score.month),
  );
  return (
    found && {
      rubric: found.rubric,
      total: found.total,
      kind: found.kind as EarlierScore['kind'],
      scoredAt: found.created_at.toISOString(),
      basis: found.basis,
    }
  );
}

/** The basis of a current score. */
export const getCurrentBasis = (row: repository.ResumeRow, now: Date): string =>
  describeBasis(row, RUBRIC_VERSION, toMonth(now));

/** Two scores with the same basis are comparable. */
const describeBasis = (row: repository.ResumeRow, rubric: string, month: string): string =>
  hash([rubric, month, row.target_kind, row.target_listing_id, row.target_title, row.target_text]);

/** Identifies the job that the résumé is scored against. Null without one. */
export const getTargetKey = (row: repository.ResumeRow): string | null =>
  row.target_kind === 'none' ? null : hash([row.target_kind, row.target_listing_id, row.target_text]);

const hash = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** What changed in each version of the rubric, for people whose score it affected. */
const CHANGES: Record<string, Record<ScoreReport['kind'], string>> = {
  '2026.9': {
    job: 'Now more wordings of what you did count as the skill, such as “Welded” for welding, and a tool counts as its kind, such as HubSpot for customer relationship software. Now a letter with a digit, such as “Q4”, is no number of a line, and a neighboring line of work raises the total less.',
    format:
      'Now more wordings of what you did count as the skill, and a letter with a digit, such as “Q4”, is no number of a line.',
  },
  '2026.8': {
    job: 'Now a line that names a skill counts only if it says that you have or used it: less is taken from lines that deny it, plan it, or are about somebody else. Now more wording of what a job asks for is read.',
    format: 'Now a line that names a skill counts only if it says that you have or used it.',
  },
  '2026.7': {
    job: 'Now a degree that a job asks for is read in more wording, and a résumé’s degree by more abbreviations.',
    format: 'The rules for a score without a job are as before.',
  },
  '2026.6': {
    job: 'Now “at least two of” a list takes two of its items, a master’s degree or doctorate isn’t met by experience unless the job says how many years, and the years that a job asks for no longer also replace its degree.',
    format: 'The rules for a score without a job are as before.',
  },
  '2026.5': {
    job: 'Now “is essential” and “you possess” count as requirements, “at least two of” a list counts as a choice, and ICD-9 and cell sorting are skills of their own.',
    format: 'The rules for a score without a job are as before.',
  },
  '2026.4': {
    job: 'Now only what a job asks of you counts as required, not what it says about the company, its products or other people.',
    format: 'The rules for a score without a job are as before.',
  },
  '2026.3': {
    job: 'Now your titles, degrees and licenses decide more precisely how close your line of work is to the job’s, and without the required skills or a related title the total stays at or below 35.',
    format: 'The rules for a score without a job are as before.',
  },
  '2026.2': {
    job: 'Now the job decides: a résumé that doesn’t show what a job requires can’t score high for it, however well it’s written.',
    format: 'Now what you did counts for more and the layout of the file for less.',
  },
};

/** Explains why a score differs from the one under an earlier rubric. Lists the changes of every version since, oldest first. */
export function explainChange({ rubric, kind, caps }: ScoreReport, earlier: string): string {
  const since = Object.keys(CHANGES)
    .filter((version) => version > earlier && version <= rubric)
    .sort();
  const changed = since.flatMap((version) => CHANGES[version]?.[kind] ?? []);
  const fitCap = caps.find(({ id }) => id === 'fit');
  const general = changed.length > 0 ? changed : ['We changed the rules that every résumé is scored by.'];
  return [...general, ...(fitCap ? [fitCap.reason] : [])].join(' ');
}
