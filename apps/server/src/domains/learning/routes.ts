import type { Api } from '../../platform/http/api.ts';
import type { Download, LearningDownloads } from './files.ts';
import type { ResourceSearch } from './library-search.ts';

/** A day: the address stays the same when a new release changes the file. */
const CACHE = 'public, max-age=86400';

export interface LearningRoutesDeps {
  downloads: LearningDownloads;
  searchResources: ResourceSearch;
}

export function learningRoutes(api: Api, { downloads, searchResources }: LearningRoutesDeps) {
  const send = async (making: Promise<Download>) => {
    const { file, etag } = await making;
    const disposition = `attachment; filename="${file.name}"`;
    return { headers: { etag, 'cache-control': CACHE, 'content-disposition': disposition }, body: file };
  };
  return {
    files: api.learning.files.handler(() => downloads.list()),
    resources: api.learning.resources.handler(({ input }) => searchResources(input)),
    material: api.learning.material.handler(({ input }) => send(downloads.material(input.slug))),
    code: api.learning.code.handler(({ input }) => send(downloads.code(input.slug))),
  };
}
