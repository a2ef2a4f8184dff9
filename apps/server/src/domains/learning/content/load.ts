import type { Names } from '../../site/index.ts';
import { loadLibrary } from './library.ts';
import { loadExamples, loadMaterials } from './materials.ts';
import { loadPaths } from './paths.ts';

export type LearningContent = ReturnType<typeof loadLearning>;

/**
 * Reads all learning content once. It changes only with a restart.
 * @param folder the content folder
 * @throws ContentError that names the file and the place
 */
export const loadLearning = (folder: string, names: Names) => ({
  paths: loadPaths(folder, names),
  materials: loadMaterials(folder, names),
  examples: loadExamples(folder),
  library: loadLibrary(folder),
});
