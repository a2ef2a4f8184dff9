import type { Language } from '@foothold/contracts/coaching';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { ChallengeSubmissions } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export type SubmissionRow = Selectable<ChallengeSubmissions>;

/** A submission in a list, without its code, outcomes, and review, which can add up to megabytes per member. */
const SUMMARY = [
  'id',
  'challenge',
  'language',
  'passed',
  'total',
  'after_solution',
  'submitted_at',
  sql<number | null>`(review->>'overallRating')::float`.as('rating'),
] as const;
export type SubmissionSummary = Pick<
  SubmissionRow,
  'id' | 'challenge' | 'language' | 'passed' | 'total' | 'after_solution' | 'submitted_at'
> & { rating: number | null };

/** Counts members who submitted, by challenge. Challenges without submissions are missing. */
export async function countParticipants(db: Executor, challenges: readonly string[]): Promise<Map<string, number>> {
  if (challenges.length === 0) return new Map();
  const rows = await db
    .selectFrom('challenge_submissions')
    .select(['challenge', sql<number>`count(DISTINCT user_id)`.as('members')])
    .where('challenge', 'in', challenges)
    .groupBy('challenge')
    .execute();
  return new Map(rows.map(({ challenge, members }) => [challenge, members]));
}

export function listDrafts(db: Executor, userId: string, challenge: string) {
  return db
    .selectFrom('challenge_drafts')
    .select(['language', 'code', 'version', 'changed_at'])
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .orderBy('changed_at', 'desc')
    .execute();
}

export const findDraft = (db: Executor, userId: string, challenge: string, language: Language) =>
  db
    .selectFrom('challenge_drafts')
    .select(['code', 'version', 'changed_at'])
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .where('language', '=', language)
    .executeTakeFirst();

export interface NewDraft {
  userId: string;
  challenge: string;
  language: Language;
  code: string;
  /** The version that the member saw; 0 if there was none. */
  seen: number;
  at: Date;
}

/** Overwrites only the version that the member saw. @returns the new version, or null if another one is stored */
export async function writeDraft(db: Executor, { userId, challenge, language, code, seen, at }: NewDraft) {
  if (seen === 0) {
    const made = await db
      .insertInto('challenge_drafts')
      .values({ user_id: userId, challenge, language, code, version: 1, changed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    return made?.version ?? null;
  }
  const insertedDraft = await db
    .updateTable('challenge_drafts')
    .set({ code, version: seen + 1, changed_at: at })
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .where('language', '=', language)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return insertedDraft?.version ?? null;
}

export async function deleteDraft(db: Executor, userId: string, challenge: string, language: Language): Promise<void> {
  await db
    .deleteFrom('challenge_drafts')
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .where('language', '=', language)
    .execute();
}

export interface NewSubmission {
  userId: string;
  challenge: string;
  language: Language;
  code: string;
  outcomes: readonly { name: string; passed: boolean }[] | null;
  afterSolution: boolean;
  at: Date;
}

/** Stores a submission and keeps at most `most` per member and challenge. The oldest are deleted. */
export async function saveSubmission(
  db: Executor,
  submission: NewSubmission,
  most: number,
): Promise<SubmissionSummary> {
  const { userId, challenge, language, code, outcomes, afterSolution, at } = submission;
  const row = await db
    .insertInto('challenge_submissions')
    .values({
      user_id: userId,
      challenge,
      language,
      code,
      outcomes: outcomes === null ? null : JSON.stringify(outcomes),
      passed: outcomes?.filter(({ passed }) => passed).length ?? null,
      total: outcomes?.length ?? null,
      after_solution: afterSolution,
      submitted_at: at,
    })
    .returning(SUMMARY)
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM challenge_submissions WHERE id IN (
      SELECT id FROM challenge_submissions WHERE user_id = ${userId} AND challenge = ${challenge}
      ORDER BY submitted_at DESC, id OFFSET ${most}
    )`.execute(db);
  return row;
}

/** Newest first. @param challenge omit it for all challenges */
export function listSubmissions(db: Executor, userId: string, challenge?: string): Promise<SubmissionSummary[]> {
  return db
    .selectFrom('challenge_submissions')
    .select(SUMMARY)
    .where('user_id', '=', userId)
    .$if(challenge !== undefined, (query) => query.where('challenge', '=', challenge ?? ''))
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findSubmission(db: Executor, id: string): Promise<SubmissionRow | null> {
  if (!isUuid(id)) return null;
  return (await db.selectFrom('challenge_submissions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function saveReview(db: Executor, submission: Authorized<SubmissionRow>, review: unknown): Promise<void> {
  await db
    .updateTable('challenge_submissions')
    .set({ review: JSON.stringify(review) })
    .where('id', '=', submission.id)
    .execute();
}

export async function deleteSubmission(db: Executor, submission: Authorized<SubmissionRow>): Promise<void> {
  await db.deleteFrom('challenge_submissions').where('id', '=', submission.id).execute();
}

/** Records that the solution was shown. @returns when it was first shown */
export async function recordSolutionShown(db: Executor, userId: string, challenge: string, at: Date): Promise<Date> {
  const row = await db
    .insertInto('challenge_solutions')
    .values({ user_id: userId, challenge, shown_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'challenge']).doUpdateSet({ shown_at: sql`challenge_solutions.shown_at` }),
    )
    .returning('shown_at')
    .executeTakeFirstOrThrow();
  return row.shown_at;
}

export async function findSolutionShownAt(db: Executor, userId: string, challenge: string): Promise<Date | null> {
  const row = await db
    .selectFrom('challenge_solutions')
    .select('shown_at')
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return row?.shown_at ?? null;
}

/** All of a member's data, for the export. */
export async function listAll(db: Executor, userId: string) {
  const [submissions, drafts, solutions] = await Promise.all([
    db
      .selectFrom('challenge_submissions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id')
      .execute(),
    db.selectFrom('challenge_drafts').selectAll().where('user_id', '=', userId).orderBy('changed_at').execute(),
    db.selectFrom('challenge_solutions').selectAll().where('user_id', '=', userId).orderBy('shown_at').execute(),
  ]);
  return { submissions, drafts, solutions };
}
