import type { Api } from '../../platform/http/api.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Download, LearningDownloads } from './files.ts';

/** A day: the address stays the same when a new release changes the file. */
const CACHE = 'public, max-age=86400';

export function learningRoutes(api: Api, downloads: LearningDownloads) {
  const send = async (context: RequestContext, making: Promise<Download>): Promise<File> => {
    const { file, etag } = await making;
    context.setHeader('etag', etag);
    context.setHeader('cache-control', CACHE);
    context.setHeader('content-disposition', `attachment; filename="${file.name}"`);
    return file;
  };
  return {
    files: api.learning.files.handler(() => downloads.list()),
    material: api.learning.material.handler(({ input, context }) => send(context, downloads.material(input.slug))),
    code: api.learning.code.handler(({ input, context }) => send(context, downloads.code(input.slug))),
  };
}
