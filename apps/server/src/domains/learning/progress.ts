import type {
  CheckedAnswer,
  ExerciseAnswer,
  ExerciseProgress,
  ExerciseSolution,
  LearningProgress,
  ModulePlace,
  ModuleProgress,
  TakeOver,
} from '@foothold/contracts/learning';
import type { Kysely, Selectable } from 'kysely';
import type { RequestActor, User } from '../../platform/actor.ts';
import { acquireAdvisoryLock, type Executor, type Transact } from '../../platform/db/database.ts';
import type { DB, LearningAnswers } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import { isCorrect, matchesKind, toSolution } from './answer-checks.ts';
import type { Exercise } from './content/paths.ts';
import * as repository from './repository.ts';
import type { Study } from './study.ts';

export interface ProgressDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Events;
  study: Study;
  now: () => Date;
}

/** Checks answers and stores members' progress. Nothing is stored for visitors. */
export function createProgress({ db, transact, events, study, now }: ProgressDeps) {
  /** Changes a member's module under a lock and notifies their other windows. */
  async function change(
    actor: User,
    place: ModulePlace,
    write: (trx: Executor, own: repository.OwnModule) => Promise<unknown>,
  ) {
    const own = { userId: actor.id, path: place.path, module: place.module };
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `learning of ${actor.id}`);
      await write(trx, own);
      await events.publish(trx, actor.id, { kind: 'learning', id: `${place.path}/${place.module}` });
    });
  }

  async function answer(
    actor: RequestActor,
    place: ModulePlace,
    id: string,
    given: ExerciseAnswer,
  ): Promise<CheckedAnswer> {
    const exercise = study.exercise(place, id);
    const right = isCorrect(exercise.source, given);
    if (actor.kind === 'user')
      await change(actor, place, async (trx, own) => {
        await repository.openModule(trx, own, now());
        const saved = { ...own, exercise: id, answer: given, right, tries: 1, shown: false, at: now() };
        await repository.saveAnswer(trx, saved);
      });
    return { right, solution: right ? toSolution(exercise) : null };
  }

  async function solution(actor: RequestActor, place: ModulePlace, id: string): Promise<ExerciseSolution> {
    const exercise = study.exercise(place, id);
    if (actor.kind === 'user')
      await change(actor, place, async (trx, own) => {
        await repository.openModule(trx, own, now());
        await repository.recordShown(trx, own, id, now());
      });
    return toSolution(exercise);
  }

  async function visit(actor: User, place: ModulePlace): Promise<void> {
    study.find(place);
    await change(actor, place, (trx, own) => repository.openModule(trx, own, now()));
  }

  async function read(actor: User, place: ModulePlace, isRead: boolean): Promise<void> {
    study.find(place);
    await change(actor, place, async (trx, own) => {
      await repository.openModule(trx, own, now());
      await repository.setRead(trx, own, isRead ? now() : null);
    });
  }

  async function reset(actor: User, place: ModulePlace): Promise<void> {
    study.find(place);
    await change(actor, place, repository.forgetModule);
  }

  async function module(actor: User, place: ModulePlace): Promise<ModuleProgress> {
    const { exercises } = study.find(place).module;
    const own = { userId: actor.id, path: place.path, module: place.module };
    const [row, answers] = await Promise.all([repository.findModule(db, own), repository.listModuleAnswers(db, own)]);
    const shown = exercises.flatMap((exercise) => {
      const saved = answers.find((one) => one.exercise === exercise.source.id);
      return saved ? [toExerciseProgress(exercise, saved)] : [];
    });
    return {
      read: row !== undefined && row.read_at !== null,
      done: shown.filter(({ right }) => right).length === exercises.length,
      exercises: shown,
    };
  }

  /** Includes only modules and exercises that still exist. Removed content appears only in the export. */
  async function all(actor: User): Promise<LearningProgress> {
    const [rows, answers] = await Promise.all([
      repository.listModules(db, actor.id),
      repository.listAnswers(db, actor.id),
    ]);
    const modules = rows.flatMap(({ path, module: slug, read_at, opened_at }) => {
      const known = study
        .paths()
        .find((one) => one.slug === path)
        ?.modules.find((one) => one.slug === slug);
      if (!known) return [];
      const right = answers.filter(
        (one) =>
          one.path === path && one.module === slug && one.right_at !== null && known.exercises.includes(one.exercise),
      );
      const exercises = known.exercises.length;
      return {
        path,
        module: slug,
        read: read_at !== null,
        done: right.length === exercises,
        right: right.length,
        first: right.filter(({ first }) => first).length,
        exercises,
        at: opened_at.toISOString(),
      };
    });
    return { modules, resume: findResumePlace(modules) };
  }

  /** The most recently opened module. If it is done, the next unfinished one in its path, or the first one skipped. */
  function findResumePlace(modules: LearningProgress['modules']): LearningProgress['resume'] {
    const isDone = (path: string, slug: string) =>
      modules.some((one) => one.path === path && one.module === slug && one.done);
    for (const { path: slug, module: latest } of modules) {
      const path = study.paths().find((one) => one.slug === slug);
      const from = path?.modules.findIndex((one) => one.slug === latest) ?? -1;
      const isOpen = (one: { slug: string }) => !isDone(slug, one.slug);
      const next = path?.modules.slice(from).find(isOpen) ?? path?.modules.find(isOpen);
      if (!path || !next) continue;
      const started = modules.some((one) => one.path === slug && one.module === next.slug);
      return { path: slug, module: next.slug, title: next.title, pathTitle: path.title, started };
    }
    return null;
  }

  /** Imports progress that the browser stored before sign-in. Unknown modules are skipped, and existing progress stays. */
  async function takeOver(actor: User, { modules }: TakeOver): Promise<{ modules: number; exercises: number }> {
    const known = modules.flatMap((one) => {
      const module = study.look(one);
      if (!module) return [];
      const answers = one.exercises.flatMap((saved) => {
        const exercise = module.exercises.find(({ source }) => source.id === saved.id);
        return exercise && matchesKind(exercise.source, saved.answer)
          ? [{ ...saved, right: isCorrect(exercise.source, saved.answer) }]
          : [];
      });
      return [{ ...one, exercises: answers }];
    });
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `learning of ${actor.id}`);
      const [savedModules, savedAnswers] = [
        await repository.listModules(trx, actor.id),
        await repository.listAnswers(trx, actor.id),
      ];
      const opened = new Map(savedModules.map((row) => [createPlaceKey(row), row.read_at !== null]));
      const answered = new Set(savedAnswers.map((row) => `${createPlaceKey(row)}/${row.exercise}`));
      for (const { path, module: slug, read: isRead, exercises } of known) {
        const own = { userId: actor.id, path, module: slug };
        const place = createPlaceKey(own);
        if (!opened.has(place)) await repository.openModule(trx, own, now());
        if (isRead && !opened.get(place)) await repository.setRead(trx, own, now());
        opened.set(place, isRead || opened.get(place) === true);
        for (const { id, answer: given, right, tries, shown } of exercises) {
          if (answered.has(`${place}/${id}`)) continue;
          answered.add(`${place}/${id}`);
          await repository.saveAnswer(trx, { ...own, exercise: id, answer: given, right, tries, shown, at: now() });
        }
      }
      await events.publish(trx, actor.id, { kind: 'learning', id: 'taken-over' });
    });
    return { modules: known.length, exercises: known.reduce((sum, { exercises }) => sum + exercises.length, 0) };
  }

  return { answer, solution, visit, read, reset, module, all, takeOver };
}

const createPlaceKey = ({ path, module }: ModulePlace): string => `${path}/${module}`;

function toExerciseProgress(exercise: Exercise, row: Selectable<LearningAnswers>): ExerciseProgress {
  const right = row.right_at !== null;
  return {
    id: row.exercise,
    tries: row.tries,
    right,
    first: row.first,
    shown: row.shown_at !== null,
    answer: row.answer as ExerciseAnswer | null,
    solution: right || row.shown_at !== null ? toSolution(exercise) : null,
  };
}
