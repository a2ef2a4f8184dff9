import type { Brand } from '@foothold/brand';
import type { Resource } from '@foothold/contracts/learning';
import { createCatalog } from './catalog.ts';
import type { LearningContent } from './content/load.ts';
import { createLearningFiles } from './files.ts';
import { createResourceSearch } from './library-search.ts';
import { createOwnPaths, type OwnPathDeps } from './personal-path.ts';
import { createProgress, type ProgressDeps } from './progress.ts';
import { listOwnResources, toReadings } from './resources.ts';
import { createStudy } from './study.ts';

export interface LearningDeps extends Omit<ProgressDeps, 'study'>, Omit<OwnPathDeps, 'catalog'> {
  content: LearningContent;
  /** Learning resources that other domains provide. */
  others: readonly Resource[];
  /** The content folder. */
  folder: string;
  brand: Brand;
  publicUrl: string;
}

export type Learning = ReturnType<typeof createLearning>;

/** All learning features: study paths, a personal path, the catalog, and downloads. */
export function createLearning(deps: LearningDeps) {
  const { content, others } = deps;
  const catalog = createCatalog([...listOwnResources(content), ...others, ...toReadings(content.library)]);
  const study = createStudy(content);
  return {
    catalog,
    study,
    downloads: createLearningFiles(deps),
    progress: createProgress({ ...deps, study }),
    ownPaths: createOwnPaths({ ...deps, catalog }),
    searchResources: createResourceSearch(catalog),
  };
}
