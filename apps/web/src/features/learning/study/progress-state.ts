import type {
  CheckedAnswer,
  ExerciseAnswer,
  ExerciseProgress,
  ExerciseSolution,
  ModuleProgress,
  TakeOver,
} from '@foothold/contracts/learning';

export const NOT_STARTED: ModuleProgress = { read: false, done: false, exercises: [] };

const INITIAL_PROGRESS: Omit<ExerciseProgress, 'id'> = {
  tries: 0,
  right: false,
  first: false,
  shown: false,
  answer: null,
  solution: null,
};

/** Maximum number of attempts that an account stores. */
const MAX_ATTEMPTS = 1000;

/** Drops progress on exercises that the module no longer has. */
export function filterExercises(progress: ModuleProgress, ids: readonly string[]): ModuleProgress {
  const exercises = progress.exercises.filter(({ id }) => ids.includes(id));
  return { ...progress, exercises, done: countRight(exercises) === ids.length };
}

/**
 * Progress after an answer, by the same rules as on the server.
 * @param of the module's number of exercises
 */
export function withAnswer(
  progress: ModuleProgress,
  id: string,
  answer: ExerciseAnswer,
  { right, solution }: CheckedAnswer,
  of: number,
): ModuleProgress {
  return withExercise(progress, id, of, (before) => {
    if (before.right) return before;
    const tries = Math.min(MAX_ATTEMPTS, before.tries + 1);
    const first = right && tries === 1 && !before.shown;
    return { ...before, tries, right, first, answer, solution: solution ?? before.solution };
  });
}

/** Progress after viewing the solution. */
export const withSolution = (
  progress: ModuleProgress,
  id: string,
  solution: ExerciseSolution,
  of: number,
): ModuleProgress =>
  withExercise(progress, id, of, (before) => ({ ...before, shown: before.shown || !before.right, solution }));

function withExercise(
  progress: ModuleProgress,
  id: string,
  of: number,
  change: (before: ExerciseProgress) => ExerciseProgress,
): ModuleProgress {
  const before = progress.exercises.find((one) => one.id === id) ?? { id, ...INITIAL_PROGRESS };
  const exercises = [...progress.exercises.filter((one) => one.id !== id), change(before)];
  return { ...progress, exercises, done: countRight(exercises) === of };
}

export const countRight = (exercises: readonly ExerciseProgress[]): number =>
  exercises.filter(({ right }) => right).length;

/** What the browser stores for a visitor: progress by `path/module`. */
export type BrowserProgressByModule = Record<string, ModuleProgress>;

/** Parses what the browser stored. Anything invalid is treated as empty. */
export function parseSavedProgress(text: string | null): BrowserProgressByModule {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, ModuleProgress] => isModule(entry[1])),
    );
  } catch {
    return {};
  }
}

function isModule(value: unknown): value is ModuleProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { read, done, exercises } = value as Partial<ModuleProgress>;
  return (
    typeof read === 'boolean' &&
    typeof done === 'boolean' &&
    Array.isArray(exercises) &&
    exercises.every((one) => typeof one === 'object' && one !== null && typeof one.id === 'string')
  );
}

/** The request body for importing the browser's progress into the user's account. */
export function toTakeOver(saved: BrowserProgressByModule): TakeOver {
  return {
    modules: Object.entries(saved).flatMap(([place, { read, exercises }]) => {
      const [path = '', module = ''] = place.split('/');
      const answered = exercises.flatMap(({ id, tries, shown, answer }) =>
        answer === null ? [] : [{ id, tries: Math.max(1, tries), shown, answer }],
      );
      return answered.length === 0 && !read ? [] : [{ path, module, read, exercises: answered }];
    }),
  };
}
