import type { Question } from '@foothold/contracts/coaching';
import type { Clock, Grades } from '@foothold/contracts/practice';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { PracticeQuestions, PracticeSessions } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export type SessionRow = Selectable<PracticeSessions>;
export type QuestionRow = Selectable<PracticeQuestions>;

export interface NewSession {
  userId: string;
  title: string;
  level: string | null;
  clock: Clock;
  remarks: string[];
  at: Date;
}

/** Stores a session with its questions in order. Needs a transaction. */
export async function insertSession(
  db: Executor,
  { userId, title, level, clock, remarks, at }: NewSession,
  questions: readonly Question[],
): Promise<SessionRow> {
  const session = await db
    .insertInto('practice_sessions')
    .values({ user_id: userId, title, level, clock, remarks, started_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('practice_questions')
    .values(
      questions.map(({ id, ...question }, at) => ({
        ...question,
        session_id: session.id,
        place: at + 1,
        question_id: id,
      })),
    )
    .execute();
  return session;
}

/** Newest first, each with its result. */
export const listSessions = (db: Executor, userId: string) =>
  db
    .selectFrom('practice_sessions as session')
    .innerJoin('practice_questions as question', 'question.session_id', 'session.id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom(sql<{ value: string }>`jsonb_each_text(question.grades)`.as('grade'))
          .select(sql<number | null>`sum(grade.value::int)::int`.as('total'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('graded'),
      (join) => join.onTrue(),
    )
    .selectAll('session')
    .select(({ fn }) => [
      fn.countAll<number>().as('questions'),
      sql<number>`count(*) FILTER (WHERE question.notes <> '' OR question.seconds > 0)`.as('answered'),
      sql<number>`sum(question.seconds)::int`.as('seconds'),
      sql<number>`count(*) FILTER (WHERE graded.count > 0)`.as('reviewed'),
      sql<number | null>`(sum(graded.total)::float / nullif(sum(graded.count), 0))`.as('grade'),
    ])
    .where('session.user_id', '=', userId)
    .groupBy('session.id')
    .orderBy('session.started_at', 'desc')
    .orderBy('session.id')
    .execute();

export async function countSessions(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('practice_sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const findSession = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('practice_sessions').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** All of a member's sessions, oldest first. */
export const listAllSessions = (db: Executor, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();

export const listQuestions = async (db: Executor, sessionIds: readonly string[]): Promise<QuestionRow[]> =>
  sessionIds.length === 0
    ? []
    : db
        .selectFrom('practice_questions')
        .selectAll()
        .where('session_id', 'in', sessionIds)
        .orderBy('session_id')
        .orderBy('place')
        .execute();

export const findQuestion = (db: Executor, session: { id: string }, place: number) =>
  db
    .selectFrom('practice_questions')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('place', '=', place)
    .executeTakeFirst();

/** Undefined if the question's version has changed. */
export const updateQuestion = (
  db: Executor,
  session: Authorized<{ id: string }>,
  { place, version }: { place: number; version: number },
  { notes, seconds, grades }: { notes?: string | undefined; seconds?: number | undefined; grades?: Grades | undefined },
) =>
  db
    .updateTable('practice_questions')
    .set({
      version: version + 1,
      ...(notes !== undefined && { notes }),
      ...(seconds !== undefined && { seconds }),
      ...(grades !== undefined && { grades: JSON.stringify(grades) }),
    })
    .where('session_id', '=', session.id)
    .where('place', '=', place)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** Only the first end counts. */
export const endSession = (db: Executor, session: Authorized<{ id: string }>, at: Date) =>
  db
    .updateTable('practice_sessions')
    .set({ ended_at: sql`coalesce(ended_at, ${at})` })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirst();

export const deleteSession = (db: Executor, session: Authorized<{ id: string }>) =>
  db.deleteFrom('practice_sessions').where('id', '=', session.id).execute();

/** Every question that a member rated, with the latest rating. */
const selectReviewedQuestions = (db: Executor, userId: string) =>
  db
    .selectFrom('practice_questions as question')
    .innerJoin('practice_sessions as session', 'session.id', 'question.session_id')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom(sql<{ value: string }>`jsonb_each_text(question.grades)`.as('each'))
          .select(sql<number | null>`avg(each.value::int)::float`.as('grade'))
          .as('mean'),
      (join) => join.onTrue(),
    )
    .select(['question.session_id', 'question.place', 'question.ask', 'mean.grade', 'session.started_at'])
    .distinctOn('question.ask')
    .where('session.user_id', '=', userId)
    .where('mean.grade', 'is not', null)
    .orderBy('question.ask')
    .orderBy('session.started_at', 'desc')
    .orderBy('session.id')
    .as('reviewed');

/**
 * Questions whose latest self-rating is below the best one, weakest first. Each appears once, however often it was practiced.
 * @param best the highest rating
 */
export const listWeakestQuestions = (
  db: Executor,
  userId: string,
  best: number,
  most: number,
): Promise<QuestionRow[]> =>
  db
    .selectFrom(selectReviewedQuestions(db, userId))
    .innerJoin('practice_questions as question', (join) =>
      join.onRef('question.session_id', '=', 'reviewed.session_id').onRef('question.place', '=', 'reviewed.place'),
    )
    .selectAll('question')
    .where('reviewed.grade', '<', best)
    .orderBy('reviewed.grade')
    .orderBy('reviewed.started_at')
    .orderBy('reviewed.ask')
    .limit(most)
    .execute();

/** How many questions `listWeakestQuestions` can choose from. */
export async function countWeakQuestions(db: Executor, userId: string, best: number): Promise<number> {
  const { count } = await db
    .selectFrom(selectReviewedQuestions(db, userId))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('grade', '<', best)
    .executeTakeFirstOrThrow();
  return count;
}
