import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Download } from './files.ts';
import type { Learning } from './service.ts';

/** One day, because the URL stays the same when a release changes the file. */
const CACHE = 'public, max-age=86400';
const OK = { ok: true as const };

export function createLearningRoutes(api: Api, learning: Learning) {
  const { downloads, study, progress, ownPaths, searchResources } = learning;
  const os = api.learning;
  const send = async (making: Promise<Download>) => {
    const { file, etag } = await making;
    const disposition = `attachment; filename="${file.name}"`;
    return { headers: { etag, 'cache-control': CACHE, 'content-disposition': disposition }, body: file };
  };
  return {
    files: os.files.handler(() => downloads.list()),
    resources: os.resources.handler(({ input }) => searchResources(input)),
    paths: os.paths.handler(() => ({ paths: study.paths() })),
    module: os.module.handler(({ input }) => study.module(input)),
    answer: os.answer.handler(({ context, input }) =>
      progress.answer(context.actor, input, input.exercise, input.answer),
    ),
    solution: os.solution.handler(({ context, input }) => progress.solution(context.actor, input, input.exercise)),
    progress: os.progress.handler(({ context }) => progress.all(requireUser(context.actor))),
    moduleProgress: os.moduleProgress.handler(({ context, input }) =>
      progress.module(requireUser(context.actor), input),
    ),
    visit: os.visit.handler(async ({ context, input }) => {
      await progress.visit(requireUser(context.actor), input);
      return OK;
    }),
    read: os.read.handler(async ({ context, input }) => {
      await progress.read(requireUser(context.actor), input, input.read);
      return OK;
    }),
    reset: os.reset.handler(async ({ context, input }) => {
      await progress.reset(requireUser(context.actor), input);
      return OK;
    }),
    takeOver: os.takeOver.handler(({ context, input }) => progress.takeOver(requireUser(context.actor), input)),
    ownPath: os.ownPath.handler(({ context }) => ownPaths.get(requireUser(context.actor))),
    step: os.step.handler(async ({ context, input }) => {
      await ownPaths.mark(requireUser(context.actor), input.skill, input.state);
      return OK;
    }),
    reading: os.reading.handler(({ input }) => study.material(input.slug)),
    material: os.material.handler(({ input }) => send(downloads.material(input.slug))),
    code: os.code.handler(({ input }) => send(downloads.code(input.slug))),
  };
}
