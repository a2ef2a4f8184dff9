import { readLibrary } from './library.ts';
import { readExamples, readMaterials } from './materials.ts';
import { readPaths } from './paths.ts';

export type LearningContent = ReturnType<typeof readLearning>;

/**
 * Reads all learning content, with marks for names.
 * @param folder the content folder
 * @throws ContentError that names the file and the place
 */
export const readLearning = (folder: string) => ({
  paths: readPaths(folder),
  materials: readMaterials(folder),
  examples: readExamples(folder),
  library: readLibrary(folder),
});
