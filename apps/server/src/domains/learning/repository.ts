import type { ExerciseAnswer, ModulePlace } from '@foothold/contracts/learning';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

export interface Member {
  userId: string;
}
/** A member's module. Every query uses the member's own ID. */
export type OwnModule = ModulePlace & Member;

/** Records that the module was opened now. */
export const openModule = (db: Executor, { userId, path, module }: OwnModule, at: Date) =>
  db
    .insertInto('learning_modules')
    .values({ user_id: userId, path, module, opened_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'path', 'module']).doUpdateSet({ opened_at: at }))
    .execute();

export const setRead = (db: Executor, { userId, path, module }: OwnModule, readAt: Date | null) =>
  db
    .updateTable('learning_modules')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('module', '=', module)
    .execute();

export const listModules = (db: Executor, userId: string) =>
  db
    .selectFrom('learning_modules')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('path')
    .orderBy('module')
    .execute();

export const listAnswers = (db: Executor, userId: string) =>
  db
    .selectFrom('learning_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('path')
    .orderBy('module')
    .orderBy('exercise')
    .execute();

export const findModule = (db: Executor, { userId, path, module }: OwnModule) =>
  db
    .selectFrom('learning_modules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('module', '=', module)
    .executeTakeFirst();

export const listModuleAnswers = (db: Executor, { userId, path, module }: OwnModule) =>
  db
    .selectFrom('learning_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('module', '=', module)
    .execute();

export interface NewAnswer extends OwnModule {
  exercise: string;
  answer: ExerciseAnswer;
  right: boolean;
  tries: number;
  shown: boolean;
  at: Date;
}

/** Stores an answer. Once an answer is correct, later ones change nothing. */
export const saveAnswer = (
  db: Executor,
  { userId, path, module, exercise, answer, right, tries, shown, at }: NewAnswer,
) =>
  db
    .insertInto('learning_answers')
    .values({
      user_id: userId,
      path,
      module,
      exercise,
      tries,
      answer: JSON.stringify(answer),
      right_at: right ? at : null,
      first: right && tries === 1 && !shown,
      shown_at: shown ? at : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'path', 'module', 'exercise'])
        .doUpdateSet({
          tries: sql`learning_answers.tries + excluded.tries`,
          answer: sql`excluded.answer`,
          right_at: sql`excluded.right_at`,
          first: sql`excluded.first AND learning_answers.tries = 0 AND learning_answers.shown_at IS NULL`,
          shown_at: sql`coalesce(learning_answers.shown_at, excluded.shown_at)`,
        })
        .where('learning_answers.right_at', 'is', null),
    )
    .execute();

/** Records that the solution was viewed, unless the answer was already correct. */
export const recordShown = (db: Executor, { userId, path, module }: OwnModule, exercise: string, at: Date) =>
  db
    .insertInto('learning_answers')
    .values({ user_id: userId, path, module, exercise, tries: 0, shown_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'path', 'module', 'exercise'])
        .doUpdateSet({ shown_at: sql`coalesce(learning_answers.shown_at, excluded.shown_at)` })
        .where('learning_answers.right_at', 'is', null),
    )
    .execute();

/** Deletes the progress in a module, including answers. */
export const forgetModule = (db: Executor, { userId, path, module }: OwnModule) =>
  db
    .deleteFrom('learning_modules')
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('module', '=', module)
    .execute();

export const listSteps = (db: Executor, userId: string) =>
  db.selectFrom('learning_steps').selectAll().where('user_id', '=', userId).orderBy('skill').execute();

export const setStep = (db: Executor, userId: string, skill: string, state: 'done' | 'aside', at: Date) =>
  db
    .insertInto('learning_steps')
    .values({ user_id: userId, skill, state, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'skill']).doUpdateSet({ state, at }))
    .execute();

export const forgetStep = (db: Executor, userId: string, skill: string) =>
  db.deleteFrom('learning_steps').where('user_id', '=', userId).where('skill', '=', skill).execute();
