import type { LearningProgress } from '@foothold/contracts/learning';
import type { ModuleProgressMark } from './module-nav.tsx';
import type { BrowserProgressByModule } from './progress-state.ts';

/** The progress of a path's modules by slug, from the browser's storage. */
export function toBrowserMarks(saved: BrowserProgressByModule, path: string): ReadonlyMap<string, ModuleProgressMark> {
  const start = `${path}/`;
  return new Map(
    Object.entries(saved)
      .filter(([place]) => place.startsWith(start))
      .map(([place, { done }]) => [place.slice(start.length), done ? 'done' : 'started']),
  );
}

/** The same, from the account. */
export const toAccountMarks = (progress: LearningProgress, path: string): ReadonlyMap<string, ModuleProgressMark> =>
  new Map(
    progress.modules.filter((one) => one.path === path).map(({ module, done }) => [module, done ? 'done' : 'started']),
  );
