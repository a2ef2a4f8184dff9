import type { LearningPath } from '@foothold/contracts/learning';
import type { ModuleProgressMark } from '../study/module-nav.tsx';

/** The first unfinished module of a path; undefined if all are done. */
export const findNextModule = (
  { modules }: Pick<LearningPath, 'modules'>,
  marks: ReadonlyMap<string, ModuleProgressMark>,
): LearningPath['modules'][number] | undefined => modules.find(({ slug }) => marks.get(slug) !== 'done');
