import type { Names } from '../../site/index.ts';
import { loadLibrary } from './library.ts';
import { loadExamples, loadMaterials } from './materials.ts';
import { loadPaths } from './paths.ts';

export type LearningContent = ReturnType<typeof loadLearning>;

/**
 * Reads everything that learning is made of, once: what it says changes only with a new start.
 * @param folder the content's
 * @throws ContentError naming file and place
 */
export const loadLearning = (folder: string, names: Names) => ({
  paths: loadPaths(folder, names),
  materials: loadMaterials(folder, names),
  examples: loadExamples(folder),
  library: loadLibrary(folder),
});
