import type {
  CheckedAnswer,
  ExerciseAnswer,
  ExerciseSolution,
  ModuleProgress,
  StudyModule,
} from '@foothold/contracts/learning';
import { useEffect, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { browserProgress } from './browser-progress.ts';
import { filterExercises, NOT_STARTED, withAnswer, withSolution } from './progress-state.ts';
import { useBrowserProgress } from './use-browser-progress.ts';

export interface Study {
  progress: ModuleProgress;
  /** The number of times the module was restarted while open. Input from before a restart is discarded. */
  beginnings: number;
  /** @throws RefusedError, or what `fetch` throws if there was no response */
  answer: (id: string, answer: ExerciseAnswer) => Promise<CheckedAnswer>;
  /** @throws like `answer` */
  solution: (id: string) => Promise<ExerciseSolution>;
}

/**
 * Submits answers to a module's exercises, which the server checks.
 * @param kept the account's progress; null for visitors, whose progress is stored in the browser
 */
export function useStudy(module: StudyModule, saved: ModuleProgress | null): Study {
  const place = `${module.path.slug}/${module.slug}`;
  const ids = module.exercises.map(({ id }) => id);
  const storedProgress = filterExercises(useBrowserProgress()[place] ?? NOT_STARTED, ids);
  const [ofAccount, setOfAccount] = useState(saved ?? NOT_STARTED);
  // The account's progress is reloaded when it changes in another tab.
  useEffect(() => {
    if (saved) setOfAccount(saved);
  }, [saved]);

  const change = (next: (before: ModuleProgress) => ModuleProgress) => {
    if (saved) setOfAccount(next);
    else browserProgress.save(place, next(filterExercises(browserProgress.read()[place] ?? NOT_STARTED, ids)));
  };
  const progress = saved ? ofAccount : storedProgress;
  const beginnings = useRestartUndos(progress.exercises.length > 0);
  const createExerciseRef = (id: string) => ({ path: module.path.slug, module: module.slug, exercise: id });
  const exerciseCount = ids.length;
  return {
    progress,
    beginnings,
    async answer(id, answer) {
      const checked = await call(
        endpoint('POST /api/learning/paths/{path}/modules/{module}/exercises/{exercise}/answer'),
        {
          ...createExerciseRef(id),
          answer,
        },
      );
      // A response without a verdict must not count as a wrong answer.
      if (typeof checked.right !== 'boolean') throw new Error('The answer came back without a verdict.');
      change((before) => withAnswer(before, id, answer, checked, exerciseCount));
      return checked;
    },
    async solution(id) {
      const solution = await call(
        endpoint('POST /api/learning/paths/{path}/modules/{module}/exercises/{exercise}/solution'),
        createExerciseRef(id),
      );
      if (typeof solution.why !== 'string') throw new Error('The solution came back without its reason.');
      change((before) => withSolution(before, id, solution, exerciseCount));
      return solution;
    },
  };
}

/** Counts how often a restart was undone. */
function useRestartUndos(started: boolean): number {
  const [wasStarted, setWasStarted] = useState(started);
  const [beginnings, setBeginnings] = useState(0);
  if (wasStarted !== started) {
    setWasStarted(started);
    if (wasStarted) setBeginnings(beginnings + 1);
  }
  return beginnings;
}
