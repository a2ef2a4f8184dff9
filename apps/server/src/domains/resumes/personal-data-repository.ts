import type { Executor } from '../../platform/db/database.ts';

/** Everything stored about a member's résumés, with readable names. */
export const listSaved = (db: Executor, userId: string) =>
  db
    .selectFrom('resumes')
    .select([
      'id',
      'title',
      'file_name as fileName',
      'format',
      'file_size as fileSize',
      'file_key as fileKey',
      'current_version as currentVersion',
      'target_kind as targetKind',
      'target_title as targetTitle',
      'target_text as targetText',
      'target_listing_id as targetListing',
      'target_company as targetCompany',
      'target_place as targetPlace',
      'parent_id as copiedFrom',
      'prepared_by as preparedBy',
      'archived_at as archivedAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
export type SavedFile = Pick<Awaited<ReturnType<typeof listSaved>>[number], 'id' | 'fileName' | 'fileKey'>;
export type SavedResume = Omit<Awaited<ReturnType<typeof listSaved>>[number], 'fileKey'>;

export const listReadings = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_readings')
    .select([
      'number',
      'content',
      'provenance',
      'source_text as textOfTheFile',
      'signals as whatTheFileIsLike',
      'views as asOtherReadersSeeIt',
      'created_at as readAt',
    ])
    .where('resume_id', '=', resumeId)
    .orderBy('number')
    .execute();

export const listVersions = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_versions')
    .select(['number', 'parent', 'position as version', 'kind', 'label', 'changes', 'target_title as tailoredFor'])
    .select(['content', 'provenance', 'layout'])
    .select(['reading', 'unplaced as linesWithoutAPlace', 'created_at as createdAt'])
    .where('resume_id', '=', resumeId)
    .orderBy('number')
    .execute();
export type SavedVersion = Awaited<ReturnType<typeof listVersions>>[number];

export const listScores = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_scores')
    .select(['version', 'kind', 'total', 'report', 'created_at as createdAt'])
    .where('resume_id', '=', resumeId)
    .orderBy('created_at')
    .execute();

export const listFacts = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_facts')
    .select(['question_id as question', 'text', 'skill', 'target', 'confirmed_at as confirmedAt'])
    .where('resume_id', '=', resumeId)
    .orderBy('confirmed_at')
    .execute();

export const listShares = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_shares')
    .select(['shows', 'copy', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('resume_id', '=', resumeId)
    .orderBy('created_at')
    .execute();

export const listDecisions = (db: Executor, resumeId: string) =>
  db
    .selectFrom('resume_decisions')
    .select(['subject', 'kind', 'line', 'decided_at as decidedAt'])
    .select((query) => query('target', '!=', '').as('forOneJobOnly'))
    .where('resume_id', '=', resumeId)
    .orderBy('decided_at')
    .execute();
