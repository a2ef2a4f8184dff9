import type { StoredExportOptions, UnplacedLine } from '@foothold/contracts/resumes';
import type { ScoreReport } from '@foothold/core/ats';
import type { DocumentSignals, FileFormat, ParserView, Provenance, Resume, SourceText } from '@foothold/core/resume';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';
import { choosePosition, type VersionKind } from './sessions.ts';

/** A résumé without its large columns, which are fetched on demand. */
export const SUMMARY = [
  'id',
  'user_id',
  'title',
  'file_name',
  'format',
  'file_key',
  'current_version',
  'target_kind',
  'target_title',
  'target_text',
  'target_listing_id',
  'target_company',
  'target_place',
  'export_options',
  'parent_id',
  'prepared_by',
  'archived_at',
  'created_at',
  'updated_at',
] as const;

export const listResumes = (db: Executor, userId: string) =>
  db
    .selectFrom('resumes')
    .select(SUMMARY)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

/** The most recently changed résumé of a member. An archived one only if there is no other. */
export const findLatestResume = (db: Executor, userId: string) =>
  db
    .selectFrom('resumes')
    .select(['id', 'user_id', 'title', 'current_version'])
    .where('user_id', '=', userId)
    .orderBy(sql`archived_at IS NOT NULL`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** What people see as the number of each résumé's current version. */
export async function findCurrentPositions(db: Executor, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('resumes')
    .innerJoin('resume_versions', (join) =>
      join
        .onRef('resume_versions.resume_id', '=', 'resumes.id')
        .onRef('resume_versions.number', '=', 'resumes.current_version'),
    )
    .select(['resumes.id', 'resume_versions.position'])
    .where('resumes.user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, position }) => [id, position]));
}

export const findResume = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('resumes').select(SUMMARY).where('id', '=', id).executeTakeFirst() : undefined;

/** Which version of a résumé is the current one, without what else is stored about it. */
export const findCurrentVersion = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('resumes').select(['id', 'user_id', 'current_version']).where('id', '=', id).executeTakeFirst()
    : undefined;

export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

/** Locks the row until the transaction ends, so that changes run one after another. */
export const lockResume = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('resumes').select(SUMMARY).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;

/** The résumé that was uploaded as this file. Its copies have the same file. */
export const findBySha256 = (db: Executor, userId: string, sha256: Buffer) =>
  db
    .selectFrom('resumes')
    .select(SUMMARY)
    .where('user_id', '=', userId)
    .where('file_sha256', '=', sha256)
    .where('is_copy', '=', false)
    .executeTakeFirst();

export async function countResumes(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('resumes')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface FileFacts {
  text: SourceText;
  signals: DocumentSignals;
  views: ParserView[];
}

/** A reading of the file: what was read before anyone changed it, and the file's lines, signals, and views. */
export interface StoredReading extends FileFacts {
  content: Resume;
  provenance: Provenance;
}

/** The reading that a version was made from. @throws AppError `resource.not-found` if it was deleted in the meantime */
export async function findReading(db: Executor, id: string, number: number): Promise<StoredReading> {
  const row = await db
    .selectFrom('resume_readings')
    .select(['content', 'provenance', 'source_text', 'signals', 'views'])
    .where('resume_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new AppError('resource.not-found'));
  return {
    content: fromJson(row.content),
    provenance: fromJson(row.provenance),
    text: fromJson(row.source_text),
    signals: fromJson(row.signals),
    views: fromJson(row.views),
  };
}

/** Adds a reading. @returns its number */
export async function addReading(db: Executor, resume: Authorized<ResumeRow>, reading: StoredReading): Promise<number> {
  const { last } = await db
    .selectFrom('resume_readings')
    .select((query) => query.fn.coalesce(query.fn.max('number'), query.lit(0)).as('last'))
    .where('resume_id', '=', resume.id)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  await db
    .insertInto('resume_readings')
    .values({
      resume_id: resume.id,
      number,
      content: toJson(reading.content),
      provenance: toJson(reading.provenance),
      source_text: toJson(reading.text),
      signals: toJson(reading.signals),
      views: toJson(reading.views),
    })
    .execute();
  return number;
}

export interface NewResume {
  userId: string;
  title: string;
  /** Null if it was started without a file. */
  fileName: string | null;
  format: FileFormat;
  fileKey: string;
  sha256: Buffer;
  size: number;
}

/** Undefined if the same bytes are already stored. Of two simultaneous uploads, one inserts. */
export const insertResume = (db: Executor, resume: NewResume) =>
  db
    .insertInto('resumes')
    .values({
      user_id: resume.userId,
      title: resume.title,
      file_name: resume.fileName,
      format: resume.format,
      file_key: resume.fileKey,
      file_sha256: resume.sha256,
      file_size: resume.size,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_sha256']).where(sql<boolean>`NOT is_copy`).doNothing())
    .returning(SUMMARY)
    .executeTakeFirst();

export const renameResume = (db: Executor, resume: Authorized<ResumeRow>, title: string) =>
  db.updateTable('resumes').set({ title, updated_at: new Date() }).where('id', '=', resume.id).execute();

export const deleteResume = (db: Executor, resume: Authorized<ResumeRow>) =>
  db.deleteFrom('resumes').where('id', '=', resume.id).execute();

/** The choices about its export that were saved last. */
export const toExportOptions = (resume: ResumeRow): StoredExportOptions => fromJson(resume.export_options);

export const setExportOptions = (db: Executor, resume: Authorized<ResumeRow>, options: StoredExportOptions) =>
  db
    .updateTable('resumes')
    .set({ export_options: toJson(options) })
    .where('id', '=', resume.id)
    .execute();

/** The number of pages that a reading found in the file. */
export async function findPageCount(db: Executor, id: string, reading: number): Promise<number> {
  const { pages } = await db
    .selectFrom('resume_readings')
    .select(sql<number>`(signals->>'pages')::int`.as('pages'))
    .where('resume_id', '=', id)
    .where('number', '=', reading)
    .executeTakeFirstOrThrow(() => new AppError('resource.not-found'));
  return pages;
}

export interface Target {
  kind: 'none' | 'text' | 'listing';
  title: string | null;
  text: string | null;
  listingId: string | null;
  company: string | null;
  place: string | null;
}

/** The columns of a résumé's job. */
export const toTargetColumns = (target: Target) => ({
  target_kind: target.kind,
  target_title: target.title,
  target_text: target.text,
  target_listing_id: target.listingId,
  target_company: target.company,
  target_place: target.place,
});

export const setTarget = (db: Executor, resume: Authorized<ResumeRow>, target: Target) =>
  db
    .updateTable('resumes')
    .set({ ...toTargetColumns(target), updated_at: new Date() })
    .where('id', '=', resume.id)
    .execute();

export type Layout = 'original' | 'export';

/** A state of a résumé. Several states made in one go are one version to its owner. */
export interface Version {
  number: number;
  parent: number | null;
  kind: VersionKind;
  /** What the change from the parent was. */
  label: string;
  /** How many suggestions or fields that change had. */
  changes: number;
  /** The version that people see: 1, 2, 3. */
  position: number;
  /** The job that a tailored state is for: a hash of it, and its title then. */
  target: string | null;
  targetTitle: string | null;
  content: Resume;
  provenance: Provenance;
  layout: Layout;
  /** The number of the reading that its places on the page refer to. */
  reading: number;
  /** Lines of the file that aren't in any field. Null if the file was read before we recorded them. */
  unplaced: UnplacedLine[] | null;
  createdAt: Date;
}

/** The data for the next version. `target` and `targetTitle` are for tailored ones only. */
export type NewVersion = Omit<Version, 'number' | 'parent' | 'position' | 'createdAt' | 'target' | 'targetTitle'> &
  Partial<Pick<Version, 'target' | 'targetTitle'>>;

/** The states of a résumé, by number, without their contents. */
export const listStates = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_versions')
    .select(['number', 'parent', 'kind', 'target', 'position', 'created_at'])
    .where('resume_id', '=', resumeId)
    .orderBy('number')
    .execute();

/**
 * Adds the next state, to the version whose session it continues or as a new version, and makes it current.
 * @param replaced the current state, if the new one takes its place (see `isReplaceable`)
 */
export async function addVersion(
  db: Executor,
  resume: Authorized<ResumeRow>,
  version: NewVersion,
  now: Date,
  replaced?: Version,
): Promise<number> {
  const states = await listStates(db, resume.id);
  const last = states.at(-1)?.number ?? 0;
  // A number is never used twice, because windows compare it to notice changes.
  const number = last + 1;
  const target = version.target ?? null;
  await db
    .insertInto('resume_versions')
    .values({
      resume_id: resume.id,
      number,
      parent: replaced ? replaced.parent : last === 0 ? null : resume.current_version,
      position: choosePosition(states, resume.current_version, { kind: version.kind, target }, now),
      kind: version.kind,
      label: version.label,
      changes: version.changes,
      target,
      target_title: version.targetTitle ?? null,
      created_at: now,
      content: toJson(version.content),
      provenance: toJson(version.provenance),
      layout: version.layout,
      reading: version.reading,
      unplaced: version.unplaced && toJson(version.unplaced),
    })
    .execute();
  await makeCurrent(db, resume, number);
  if (replaced)
    await db
      .deleteFrom('resume_versions')
      .where('resume_id', '=', resume.id)
      .where('number', '=', replaced.number)
      .execute();
  return number;
}

export const makeCurrent = (db: Executor, resume: Authorized<ResumeRow>, number: number) =>
  db
    .updateTable('resumes')
    .set({ current_version: number, updated_at: new Date() })
    .where('id', '=', resume.id)
    .execute();

export async function findVersion(db: Executor, resumeId: string, number: number): Promise<Version | undefined> {
  const row = await db
    .selectFrom('resume_versions')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('number', '=', number)
    .executeTakeFirst();
  return (
    row && {
      number: row.number,
      parent: row.parent,
      kind: row.kind as VersionKind,
      label: row.label,
      changes: row.changes,
      position: row.position,
      target: row.target,
      targetTitle: row.target_title,
      content: fromJson(row.content),
      provenance: fromJson(row.provenance),
      layout: row.layout as Layout,
      reading: row.reading,
      unplaced: fromJson(row.unplaced),
      createdAt: row.created_at,
    }
  );
}

/** Lines of a reading that weren't in any field of at least one state. */
export async function findUnplacedLines(
  db: Executor,
  resumeId: string,
  reading: number,
  ids: readonly string[],
): Promise<UnplacedLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('resume_versions')
    .select('unplaced')
    .where('resume_id', '=', resumeId)
    .where('reading', '=', reading)
    .execute();
  const lines = rows.flatMap(({ unplaced }) => fromJson<UnplacedLine[] | null>(unplaced) ?? []);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Every state, by number, each with its score for this basis if it was computed. */
export const listVersions = (db: Executor, resumeId: string, basis: string) =>
  db
    .selectFrom('resume_versions')
    .leftJoin('resume_scores', (join) =>
      join
        .onRef('resume_scores.resume_id', '=', 'resume_versions.resume_id')
        .onRef('resume_scores.version', '=', 'resume_versions.number')
        .on('resume_scores.basis', '=', basis),
    )
    .select([
      'resume_versions.number',
      'resume_versions.parent',
      'resume_versions.kind',
      'resume_versions.label',
      'resume_versions.changes',
      'resume_versions.position',
      'resume_versions.target',
      'resume_versions.target_title',
      'resume_versions.created_at',
      'resume_scores.total',
      'resume_scores.kind as scored',
    ])
    .where('resume_versions.resume_id', '=', resumeId)
    .orderBy('resume_versions.number')
    .execute();

export async function findReport(
  db: Executor,
  resumeId: string,
  version: number,
  basis: string,
): Promise<ScoreReport | undefined> {
  const row = await db
    .selectFrom('resume_scores')
    .select('report')
    .where('resume_id', '=', resumeId)
    .where('version', '=', version)
    .where('basis', '=', basis)
    .executeTakeFirst();
  return row && fromJson(row.report);
}

/** All stored scores of a version, latest first, without the reports. */
export const listScores = (db: Executor, resumeId: string, version: number) =>
  db
    .selectFrom('resume_scores')
    .select(['basis', 'total', 'kind', 'created_at'])
    .select([sql<string>`report->>'rubric'`.as('rubric'), sql<string>`report->>'asOf'`.as('month')])
    .where('resume_id', '=', resumeId)
    .where('version', '=', version)
    .orderBy('created_at', 'desc')
    .orderBy('basis')
    .execute();

export const saveReport = (db: Executor, resumeId: string, version: number, basis: string, report: ScoreReport) =>
  db
    .insertInto('resume_scores')
    .values({ resume_id: resumeId, version, basis, total: report.total, kind: report.kind, report: toJson(report) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The score of each résumé's current version, if it was computed for the given basis. */
export async function findCurrentScores(db: Executor, basisById: ReadonlyMap<string, string>) {
  if (basisById.size === 0) return new Map<string, { total: number; kind: 'job' | 'format' }>();
  const rows = await db
    .selectFrom('resume_scores')
    .innerJoin('resumes', (join) =>
      join
        .onRef('resumes.id', '=', 'resume_scores.resume_id')
        .onRef('resumes.current_version', '=', 'resume_scores.version'),
    )
    .select(['resume_scores.resume_id', 'resume_scores.total', 'resume_scores.kind', 'resume_scores.basis'])
    .where('resume_scores.resume_id', 'in', [...basisById.keys()])
    .where('resume_scores.basis', 'in', [...new Set(basisById.values())])
    .execute();
  return new Map(
    rows
      .filter((row) => row.basis === basisById.get(row.resume_id))
      .map((row) => [row.resume_id, { total: row.total, kind: row.kind as 'job' | 'format' }]),
  );
}

/** The decisions for every job, and those for one. @param target a hash of that job, or null if there is none */
export const listDecisions = (db: Executor, resumeId: string, target: string | null) =>
  db
    .selectFrom('resume_decisions')
    .select(['subject', 'kind', 'line'])
    .where('resume_id', '=', resumeId)
    .where('target', 'in', ['', target ?? ''])
    .execute();

/** @param target a hash of the only job that the decision is for, or null if it is for every job */
export const addDecision = (
  db: Executor,
  resume: Authorized<ResumeRow>,
  subject: string,
  kind: 'refused' | 'not-applicable',
  target: string | null = null,
) =>
  db
    .insertInto('resume_decisions')
    .values({ resume_id: resume.id, subject, kind, target: target ?? '' })
    .onConflict((conflict) => conflict.columns(['resume_id', 'subject', 'target']).doUpdateSet({ kind, line: null }))
    .execute();

/**
 * Records that a question was answered with a line, which is named by its field path. Another question that was answered with an earlier line of
 * that path is open again.
 */
export async function addAnsweredQuestion(
  db: Executor,
  resume: Authorized<ResumeRow>,
  subject: string,
  line: string,
): Promise<void> {
  await db
    .deleteFrom('resume_decisions')
    .where('resume_id', '=', resume.id)
    .where('kind', '=', 'answered')
    .where('line', '=', line)
    .execute();
  await db
    .insertInto('resume_decisions')
    .values({ resume_id: resume.id, subject, kind: 'answered', target: '', line })
    .onConflict((conflict) =>
      conflict.columns(['resume_id', 'subject', 'target']).doUpdateSet({ kind: 'answered', line }),
    )
    .execute();
}

/** Deletes the decision for every job and the one for a single job. */
export const deleteDecision = (db: Executor, resume: Authorized<ResumeRow>, subject: string, target: string | null) =>
  db
    .deleteFrom('resume_decisions')
    .where('resume_id', '=', resume.id)
    .where('subject', '=', subject)
    .where('target', 'in', ['', target ?? ''])
    .execute();

export const listFacts = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_facts')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();

export interface NewFact {
  questionId: string;
  text: string;
  skill: string | null;
  target: string | null;
  confirmedAt: Date;
}

/** Stores one fact per question. A new answer replaces the earlier one. */
export const retainFact = (db: Executor, resume: Authorized<ResumeRow>, fact: NewFact) =>
  db
    .insertInto('resume_facts')
    .values({
      resume_id: resume.id,
      question_id: fact.questionId,
      text: fact.text,
      skill: fact.skill,
      target: fact.target,
      confirmed_at: fact.confirmedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['resume_id', 'question_id'])
        .doUpdateSet({ text: fact.text, skill: fact.skill, target: fact.target, confirmed_at: fact.confirmedAt }),
    )
    .execute();

const ESCAPE_PATTERN = /\\(?:u[0-9a-f]{4}|.)/g;

/**
 * The driver treats arrays as PostgreSQL arrays, so JSON is passed as text. `jsonb` rejects U+0000 and unpaired surrogates, so each is
 * replaced by U+FFFD, which keeps positions in lines the same.
 */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u0000') && !json.includes('\\ud')) return json;
  return json.replaceAll(ESCAPE_PATTERN, (found) => (/^\\u(?:0000|d[89a-f])/.test(found) ? '\ufffd' : found));
}

/** We wrote this data ourselves, so its shape isn't checked. */
function fromJson<T>(value: unknown): T {
  return value as T;
}
