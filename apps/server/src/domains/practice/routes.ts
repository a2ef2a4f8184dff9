import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Practice } from './service.ts';

export function createPracticeRoutes(api: Api, practice: Practice) {
  const os = api.practice;
  return {
    sessions: os.sessions.handler(({ context }) => practice.sessions(requireUser(context.actor))),
    examples: os.examples.handler(({ input }) => practice.examples(input.jobTitle)),
    start: os.start.handler(({ context, input }) => practice.start(requireUser(context.actor), input)),
    repeat: os.repeat.handler(({ context, input }) => practice.repeat(requireUser(context.actor), input.clock)),
    set: os.set.handler(({ input }) => practice.set(input.id)),
    one: os.one.handler(({ context, input }) => practice.one(requireUser(context.actor), input.id)),
    save: os.save.handler(({ context, input: { id, place, version, ...change } }) =>
      practice.save(requireUser(context.actor), id, { place, version }, change),
    ),
    end: os.end.handler(({ context, input }) => practice.end(requireUser(context.actor), input.id)),
    remove: os.remove.handler(async ({ context, input }) => {
      await practice.remove(requireUser(context.actor), input.id);
      return { ok: true as const };
    }),
    export: os.export.handler(({ context, input }) =>
      practice.exportSessions(requireUser(context.actor), input.format, input.id),
    ),
  };
}
